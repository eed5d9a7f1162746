interface Rule {
  readonly conditions: readonly { readonly text: string; readonly pattern: RegExp; readonly negated: boolean }[];
  readonly name: string;
  readonly value: string;
  /** How many of the next rules are skipped. */
  readonly skip: number;
}

/**
 * Reads mod_rewrite rules that do nothing but set environment variables, and gives those that a request ends with
 * (httpd.apache.org/docs/2.4/mod/mod_rewrite.html). `%1` is a capture of the last condition that matched.
 */
export function rewriteRules(lines: readonly string[]): (accept: string) => ReadonlyMap<string, string> {
  const rules: Rule[] = [];
  let conditions: Rule['conditions'] = [];
  for (const line of lines) {
    const [, text = '', not, pattern = ''] = /^RewriteCond "(.*)" "(!?)(.*?)"(?: \[NC\])?$/.exec(line) ?? [];
    const [, skip = '0', name = '', value = ''] = /^RewriteRule \^ - \[(?:S=(\d+)|E=(\w+):(.*))\]$/.exec(line) ?? [];
    const expression = new RegExp(pattern, line.endsWith(' [NC]') ? 'i' : '');
    if (not !== undefined) conditions = [...conditions, { text, pattern: expression, negated: not === '!' }];
    else if (name !== '' || skip !== '0') {
      rules.push({ conditions, name, value, skip: Number(skip) });
      conditions = [];
    } else throw new Error(`no rule that is understood here: ${line}`);
  }

  return (accept) => {
    const variables = new Map<string, string>();
    let left = 0;
    for (const { conditions, name, value, skip } of rules) {
      if (left-- > 0) continue;
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
      left = holds ? skip : 0;
      if (holds && name !== '') variables.set(name, expanded(value));
    }
    return variables;
  };
}
