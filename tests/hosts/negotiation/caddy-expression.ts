/**
 * Evaluates caddyNegotiate: its replacements in a copy of Accept (RE2 is JavaScript's dialect here), and its expression,
 * whose CEL becomes JavaScript by renaming macros and functions (github.com/google/cel-spec, "Macros").
 */
export function caddyExpression(lines: readonly string[]): (accept: string) => boolean {
  const text = lines.join('\n');
  const replacements = [...text.matchAll(/^\t*request_header Gazette-Accept `(.*)` (?:`(.*)`|(\S+))$/gm)].map(
    ([, find, quoted, plain]) => [new RegExp(find!, 'g'), quoted ?? plain!] as const,
  );
  const [, expression] = /^\t*@gazette_markdown expression `([^`]*)`$/m.exec(text)!;
  const [, candidate] = /^\t*header_regexp Accept \(\?i\)(.*)$/m.exec(text)!;
  const code = expression!
    .replace(/\.(exists|all|filter|map)\((\w+),\s/g, (_, macro, name) => `.${macros[macro]}((${name}) => `)
    .replaceAll('.matches(', '.match(')
    .replaceAll('.lowerAscii()', '.toLowerCase()')
    .replaceAll('{http.request.header.Accept}', 'accept')
    .replaceAll('{http.request.header.Gazette-Accept}', 'copy');
  const judge = new Function('accept', 'copy', 'size', 'double', 'bytes', `return ${code}`);
  return (accept) => {
    if (!new RegExp(candidate!, 'i').test(accept)) return false;
    const copy = replacements.reduce((value, [find, replacement]) => value.replace(find, replacement), accept);
    return judge(accept, copy, (list: ArrayLike<unknown>) => list.length, Number, Buffer.from) === true;
  };
}

const macros: Readonly<Record<string, string>> = { exists: 'some', all: 'every', filter: 'filter', map: 'map' };
