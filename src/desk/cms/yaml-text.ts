type Yaml = string | number | boolean | readonly Yaml[] | { readonly [key: string]: Yaml };

/** Data as YAML in block style: two spaces a level, texts plain where every reader takes them for text. */
export function yamlText(value: Yaml, indent = ''): string {
  if (Array.isArray(value)) return value.map((item: Yaml) => `${indent}- ${nested(item, indent)}`).join('');
  return Object.entries(value as { [key: string]: Yaml })
    .map(([key, member]) =>
      isScalar(member) || isEmpty(member)
        ? `${indent}${key}: ${scalar(member)}\n`
        : `${indent}${key}:\n${yamlText(member, `${indent}  `)}`,
    )
    .join('');
}

/** An item of a list: its first member stands behind the dash. */
function nested(item: Yaml, indent: string): string {
  return isScalar(item) || isEmpty(item) ? `${scalar(item)}\n` : yamlText(item, `${indent}  `).slice(indent.length + 2);
}

function isScalar(value: Yaml): value is string | number | boolean {
  return typeof value !== 'object';
}

function isEmpty(value: Yaml): boolean {
  return Object.keys(value as object).length === 0;
}

function scalar(value: Yaml): string {
  if (typeof value === 'object') return Array.isArray(value) ? '[]' : '{}';
  if (typeof value !== 'string') return String(value);
  return /^[A-Za-z_][\w /.-]*$/.test(value) &&
    !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value) &&
    !value.endsWith(' ')
    ? value
    : JSON.stringify(value);
}
