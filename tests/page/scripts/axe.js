// What axe finds serious, and headings that skip a level, in a part or all of the page: a sentence and the first
// places of each.
async (part) => {
  const found = await axe.run(part ?? document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    resultTypes: ["violations"],
  });
  const place = (node) => `    ${node.target.flat().join(" > ")}  ${node.failureSummary?.replace(/\s+/g, " ")}`;
  return found.violations
    .filter((each) => ["serious", "critical"].includes(each.impact) || each.id === "heading-order")
    .map((each) => [`${each.id}: ${each.help}`, ...each.nodes.slice(0, 4).map(place)].join("\n"));
}
