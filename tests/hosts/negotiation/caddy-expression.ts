/**
 * Evaluates caddyNegotiate: its replacements in a copy of Accept (RE2 is JavaScript's dialect here), and its expression,
 * whose CEL becomes JavaScript by renaming macros and functions (github.com/google/cel-spec, "Macros").
 */
export function caddyExpression(lines: readonly string[]): (accept: string) => boolean {
  const text = lines.join('\n');
  const replacements = [...text.matchAll(/^request_header Gazette-Accept `(.*)` (?:`(.*)`|(\S+))$/gm)].map(
    ([, find, quoted, plain]) => [new RegExp(find!, 'g'), quoted ?? plain!] as const,
  );
  const [, expression] = /^@markdown expression `([^`]*)`$/m.exec(text)!;
  const code = expression!
    .replace(/\.(exists|all|filter|map)\((\w+),\s/g, (_, macro, name) => `.${macros[macro]}((${name}) => `)
    .replaceAll('.matches(', '.match(')
    .replaceAll('.lowerAscii()', '.toLowerCase()')
    .replaceAll('{gazette.negotiated}', '"yes"')
    .replaceAll('{http.request.header.Accept}', 'accept')
    .replaceAll('{http.request.header.Gazette-Accept}', 'copy')
    .replaceAll('\n', ' ');
  const judge = new Function('accept', 'copy', 'size', 'double', 'bytes', `return ${code}`);
  return (accept) => {
    const copy = replacements.reduce((value, [find, replacement]) => value.replace(find, replacement), accept);
    return judge(accept, copy, (list: ArrayLike<unknown>) => list.length, Number, Buffer.from) === true;
  };
}

const macros: Readonly<Record<string, string>> = { exists: 'some', all: 'every', filter: 'filter', map: 'map' };
