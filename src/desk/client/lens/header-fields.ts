type Field = readonly [name: string, value: string];

const main = /^(?:content-type|etag|cache-control|vary|link|x-markdown-tokens|location)$/i;

/** The header fields that readers look for first, and the others. */
export function partitionFields(headers: Readonly<Record<string, string>>): { main: Field[]; others: Field[] } {
  const fields = Object.entries(headers);
  return {
    main: fields.filter(([name]) => main.test(name)),
    others: fields.filter(([name]) => !main.test(name)),
  };
}

/** The links of a `Link` field, one each: a comma may stand in an address or a title too. */
export function splitLinks(value: string): string[] {
  return value.split(/, (?=<)/);
}

/** The media type of an answer, or where it leads. */
export function findMediaType({ headers }: { readonly headers: Readonly<Record<string, string>> }): string {
  return headers['Content-Type'] ?? headers.Location ?? '';
}
