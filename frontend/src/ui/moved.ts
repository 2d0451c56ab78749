/** Whether a pointer has moved, and not only what lies under it: browsers tell of both. */
export function moved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}
