// RFC 3966 §3: digits with `-`, `.`, `(` and `)` between, `+` before them where they begin with a country code.
const telUri = /^tel:(?:\+[-.()]*\d[\d\-.()]*|[-.()]*[\dA-F*#][\dA-F*#\-.()]*)(?:;[a-z0-9-]+(?:=[^\s;]+)?)*$/i;

/**
 * Says what is wrong with a `tel:` address (decoded), or returns undefined when RFC 3966 allows it and a telephone can
 * dial it. `mended` is the address that was meant, where there is no doubt.
 */
export function checkTelUri(uri: string): { readonly mended: string | undefined } | undefined {
  const written = uri.replace(/%20|%C2%A0/gi, ' ');
  // `+44 (0)20`: the zero is dialled within the country only, and a telephone would dial it from abroad too.
  const hasTrunk = /^tel:\+[\d\s]*\(0\)/i.test(written);
  if (telUri.test(written) && !hasTrunk) return undefined;
  const [number = '', ...parameters] = written.replace(/^tel:/i, '').split(';');
  const digits = number.replace('(0)', '').replace(/[\s/\u00a0\u2010-\u2015().-]/g, '');
  const mended = [`tel:${digits}`, ...parameters].join(';');
  return { mended: telUri.test(mended) ? mended : undefined };
}
