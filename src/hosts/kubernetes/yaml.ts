/** Plain data as YAML 1.2: maps and lists as blocks, every text in double quotes, which JSON and YAML read alike. */
export function yaml(value: object, indent = ''): string {
  return Object.entries(value)
    .map(([key, item]) =>
      Array.isArray(value) ? `${indent}- ${inItem(item, indent)}` : `${indent}${key}:${inMap(item, indent)}`,
    )
    .join('');
}

function inMap(item: unknown, indent: string): string {
  return isBlock(item) ? `\n${yaml(item, `${indent}  `)}` : ` ${scalar(item)}`;
}

/** The first line of a map stands behind the dash. */
function inItem(item: unknown, indent: string): string {
  return isBlock(item) ? yaml(item, `${indent}  `).trimStart() : scalar(item);
}

function isBlock(item: unknown): item is object {
  return typeof item === 'object' && item !== null && Object.keys(item).length > 0;
}

function scalar(item: unknown): string {
  return `${JSON.stringify(item)}\n`;
}
