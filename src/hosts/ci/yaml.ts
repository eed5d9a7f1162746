/** `vars.NAME` → the expression that GitHub Actions fills in. */
export function githubExpression(expression: string): string {
  return `\${{ ${expression} }}`;
}

/** Lines below a line, each with so many spaces before it; an empty one stays empty. */
export function indentLines(spaces: number, lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line)).join('\n');
}

/** Lines of comment. */
export function commentLines(lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '#' : `# ${line}`)).join('\n');
}

/** A step that runs commands, which read its variables from the environment: no value becomes a command. */
export function runStep(
  name: string,
  commands: readonly string[],
  env: Readonly<Record<string, string>> = {},
): readonly string[] {
  const variables = Object.entries(env).map(([key, value]) => `    ${key}: ${value}`);
  return [
    `- name: ${name}`,
    ...(variables.length > 0 ? ['  env:', ...variables] : []),
    '  run: |',
    ...commands.map((line) => `    ${line}`),
  ];
}
