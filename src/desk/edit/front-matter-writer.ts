/** Words that need no quotes, for us and for every YAML reader: no sign that YAML could take for its own. */
const plain = /^[A-Za-z][\w ,.()/'’–?!-]*[\w.)?!]$/;
/** What readers of YAML 1.1 take for a truth value or nothing (`no`, `on`, `null`). */
const reserved = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** A value as YAML writes it on one line: plain where that is safe, else in double quotes (YAML 1.2.2 §7.3.1). */
export function yamlScalar(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$|^\d{1,6}$/.test(value)) return value;
  return plain.test(value) && !reserved.test(value) ? value : JSON.stringify(value);
}

/** Members of a front matter block: texts, and one level of maps of texts. */
export type FrontMatterFields = Readonly<Record<string, string | Readonly<Record<string, string>> | undefined>>;

/** A Markdown file: front matter in the order given, without what is undefined, then the body. */
export function markdownFile(fields: FrontMatterFields, body: string): string {
  const lines = Object.entries(fields).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (typeof value === 'string') return [`${key}: ${yamlScalar(value)}`];
    return [`${key}:`, ...Object.entries(value).map(([name, member]) => `  ${name}: ${JSON.stringify(member)}`)];
  });
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`;
}
