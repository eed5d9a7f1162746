export interface ListedObject {
  readonly key: string;
  readonly tag: string;
  readonly modified: string;
}

/** A page of ListObjectsV2. */
export interface ObjectListing {
  readonly objects: readonly ListedObject[];
  /** Token of the next page; undefined on the last. */
  readonly next: string | undefined;
}

/** Reads the XML of S3, which has no attributes, comments or CDATA sections. */
export function parseListing(xml: string): ObjectListing {
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, object = '']) => ({
    key: member(object, 'Key') ?? '',
    tag: unquoteTag(member(object, 'ETag')),
    modified: member(object, 'LastModified') ?? '',
  }));
  return { objects, next: member(xml.replace(/<Contents>[\s\S]*<\/Contents>/, ''), 'NextContinuationToken') };
}

/** A tag without its quotation marks. */
export function unquoteTag(tag: string | null | undefined): string {
  return (tag ?? '').replaceAll('"', '');
}

function member(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, entity) => {
    if (entity !== undefined) return entities[entity] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
