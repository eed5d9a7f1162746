interface NginxMap {
  readonly source: string;
  readonly otherwise: string;
  readonly entries: readonly (readonly [key: string | RegExp, value: string])[];
}

/**
 * Reads the maps of an nginx configuration and gives the value of a variable (nginx.org/en/docs/http/ngx_http_map_module):
 * names are compared without regard to case, then patterns are tried in order. PCRE is JavaScript's dialect here.
 */
export function nginxMaps(text: string): (variable: string, given: Readonly<Record<string, string>>) => string {
  const maps = new Map<string, NginxMap>();
  for (const [, source, name, otherwise, lines] of text.matchAll(
    /^map (.*) \$(\w+) \{\n {2}default (.*);\n((?: {2}".*" .*;\n)*)\}/gm,
  )) {
    const entries = [...lines!.matchAll(/^ {2}"(.*)" (.*);$/gm)].map(
      ([, key, value]) =>
        [key!.startsWith('~') ? new RegExp(key!.slice(1)) : key!.toLowerCase(), unquoted(value!)] as const,
    );
    maps.set(name!, { source: unquoted(source!), otherwise: unquoted(otherwise!), entries });
  }

  return function value(variable, given): string {
    const map = maps.get(variable);
    if (map === undefined) return given[variable] ?? '';
    const expanded = (text: string, captures: readonly string[]) =>
      text.replace(/\$(?:\{(\w+)\}|(\w+))/g, (_, braced, plain) =>
        /^\d$/.test(plain) ? (captures[Number(plain)] ?? '') : value(braced ?? plain, given),
      );
    const input = expanded(map.source, []);
    const exact = map.entries.find(([key]) => key === input.toLowerCase());
    if (exact !== undefined) return expanded(exact[1], []);
    for (const [key, text] of map.entries) {
      const found = typeof key === 'string' ? null : key.exec(input);
      if (found !== null) return expanded(text, found);
    }
    return expanded(map.otherwise, []);
  };
}

function unquoted(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1) : text;
}
