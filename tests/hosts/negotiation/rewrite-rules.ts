interface Rule {
  readonly conditions: readonly { readonly text: string; readonly pattern: RegExp; readonly negated: boolean }[];
  readonly name: string;
  readonly value: string;
}

/**
 * Reads mod_rewrite rules that do nothing but set environment variables, and gives those that a request ends with
 * (httpd.apache.org/docs/2.4/mod/mod_rewrite.html). `%1` is a capture of the last condition that matched.
 */
export function rewriteRules(lines: readonly string[]): (accept: string) => ReadonlyMap<string, string> {
  const rules: Rule[] = [];
  let conditions: Rule['conditions'] = [];
  for (const line of lines) {
    const [, text = '', not, pattern = ''] = /^RewriteCond "(.*)" "(!?)(.*)"$/.exec(line) ?? [];
    const [, name, value = ''] = /^RewriteRule \^ - \[E=(\w+):(.*)\]$/.exec(line) ?? [];
    if (not !== undefined) conditions = [...conditions, { text, pattern: new RegExp(pattern), negated: not === '!' }];
    else if (name !== undefined) {
      rules.push({ conditions, name, value });
      conditions = [];
    } else throw new Error(`no rule that is understood here: ${line}`);
  }

  return (accept) => {
    const variables = new Map<string, string>();
    for (const { conditions, name, value } of rules) {
      let captures: readonly string[] = [];
      const expanded = (text: string) =>
        text.replace(/%(?:(\d)|\{ENV:(\w+)\}|\{HTTP:Accept\})/g, (_, digit, variable) => {
          if (digit !== undefined) return captures[Number(digit)] ?? '';
          return variable === undefined ? accept : (variables.get(variable) ?? '');
        });
      const holds = conditions.every(({ text, pattern, negated }) => {
        const found = pattern.exec(expanded(text));
        if (found !== null) captures = found;
        return (found !== null) !== negated;
      });
      if (holds) variables.set(name, expanded(value));
    }
    return variables;
  };
}
