import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { derivedValuePrefix, derivedValues } from '../../core/tracked-reads.ts';
import { memberOf } from '../../core/type-guards.ts';

/** Values that reads may name. */
export interface ReadableValues {
  readonly site: Site;
  readonly catalog: readonly Document[];
  /** The origins whose links are links of this site. */
  readonly origins: readonly string[];
}

/** The name of what every text is read for. */
export const originsReadName = 'origins';

/** Members without a digest: to read them would cost what is to be saved. */
const bodies: ReadonlySet<string> = new Set(['html', 'markdown', 'facts', 'siteLinks', 'bytes', 'render', '*']);

/**
 * Returns a function that gives the digest of a value by the name under which its reading was noted, once each;
 * undefined where none is taken.
 */
export function createValueDigester(values: ReadableValues): (name: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, digestOf(name, values));
    return known.get(name);
  };
}

function digestOf(name: string, { site, catalog, origins }: ReadableValues): string | undefined {
  if (name === originsReadName) return shortDigest(origins);
  if (name.startsWith(derivedValuePrefix)) {
    const make = derivedValues.get(name.slice(derivedValuePrefix.length)) as ((from: Site) => unknown) | undefined;
    return make && shortDigest(make(site));
  }
  const [root = '', key = '', ...rest] = name.split(' ');
  if (root === 'site') {
    const value = memberOf(site, key);
    return shortDigest(rest.length === 0 ? value : memberOf(value, rest.join(' ')));
  }
  const rows = root === 'catalog' ? catalog : memberOf(site, root);
  if (!Array.isArray(rows) || bodies.has(key)) return undefined;
  return shortDigest(key === 'length' ? rows.length : rows.map((row) => memberOf(row, key)));
}

/** Equal for values that say the same. */
export function shortDigest(value: unknown): string {
  return sha256(JSON.stringify(plain(value)) ?? 'undefined').slice(0, 32);
}

/** Bytes as their digest, which their JSON would be much longer than. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return { sha256: sha256(value) };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
}
