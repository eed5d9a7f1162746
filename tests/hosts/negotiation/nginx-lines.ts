/**
 * Reads `set` and `if (…) { set … }` of an nginx location (nginx.org/en/docs/http/ngx_http_rewrite_module), in order,
 * and gives the value of a variable at the end. PCRE is JavaScript's dialect here.
 */
export function nginxLines(
  lines: readonly string[],
): (variable: string, given: Readonly<Record<string, string>>) => string {
  const steps = lines.map(parse);
  return (variable, given) => {
    const values = new Map(Object.entries(given));
    for (const { test, name, text } of steps) {
      const captures = test(values);
      if (captures !== undefined) values.set(name, expanded(text, values, captures));
    }
    return values.get(variable) ?? '';
  };
}

interface Step {
  /** Its captures, if the step is done. */
  readonly test: (values: ReadonlyMap<string, string>) => readonly string[] | undefined;
  readonly name: string;
  readonly text: string;
}

function parse(line: string): Step {
  const [, condition, name, text] = /^(?:if \((.*)\) \{ )?set \$(\w+) ("[^"]*"|[^" ;]+);(?: \})?$/.exec(line) ?? [];
  if (name === undefined || text === undefined) throw new Error(`not a line that is read here: ${line}`);
  return { name, text: unquoted(text), test: condition === undefined ? () => [] : conditionOf(condition) };
}

function conditionOf(condition: string): Step['test'] {
  const [, variable = '', operator, operand = ''] = /^\$(\w+) (=|!?~\*?) (".*")$/.exec(condition) ?? [];
  const value = (values: ReadonlyMap<string, string>) => values.get(variable) ?? '';
  if (operator === '=') return (values) => (value(values) === unquoted(operand) ? [] : undefined);
  if (operator === undefined) throw new Error(`not a condition that is read here: ${condition}`);
  const pattern = new RegExp(unquoted(operand), operator.endsWith('*') ? 'i' : '');
  return (values) => {
    const found = pattern.exec(value(values));
    if (operator.startsWith('!')) return found === null ? [] : undefined;
    return found?.map((capture) => capture ?? '');
  };
}

function expanded(text: string, values: ReadonlyMap<string, string>, captures: readonly string[]): string {
  return text.replace(/\$(?:\{(\w+)\}|([1-9])|(\w+))/g, (_, braced, capture, plain) =>
    capture === undefined ? (values.get(braced ?? plain) ?? '') : (captures[Number(capture)] ?? ''),
  );
}

function unquoted(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1) : text;
}
