/** What a record has by a name that came from elsewhere; not what every object has, such as a constructor. */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
