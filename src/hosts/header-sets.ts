import type { Headers, Release, Variant } from '../core/release.ts';
import type { HostOptions } from './host.ts';

/** Fields that differ from file to file; all others are shared by many, and a host's configuration names them once. */
const ownFields: readonly string[] = ['ETag', 'x-markdown-tokens'];

export interface HeaderSets {
  /** Every distinct set of shared fields that the origin sends, in order of first use. */
  readonly sets: readonly Headers[];
  /** Position in `sets` of the shared fields of one answer; takes the very objects that the release holds. */
  indexOf(headers: Headers): number;
  /** The shared fields of one answer. */
  setOf(headers: Headers): Headers;
}

/** Every host asks for the sets of the same release: they are gathered once, under the options that they hang on. */
const gathered = new WeakMap<Release, Map<string | undefined, HeaderSets>>();

/**
 * Gathers the header fields of all answers of a release (every variant, the 404 page, answers without a document,
 * the preflight) into the few sets that they share, so that a configuration grows by one short entry a page.
 *
 * @throws Error if a field could not be sent, which is a bug of the caller or a wrong `hsts`
 */
export function headerSets(release: Release, options: HostOptions): HeaderSets {
  const known = gathered.get(release) ?? new Map<string | undefined, HeaderSets>();
  gathered.set(release, known);
  const found = known.get(options.hsts) ?? gather(release, options);
  known.set(options.hsts, found);
  return found;
}

function gather(release: Release, options: HostOptions): HeaderSets {
  const sets: Headers[] = [];
  const positions = new Map<string, number>();
  const positionOf = new Map<Headers, number>();
  const preflight = release.preflight === undefined ? [] : [release.preflight];
  const all = [...release.routes.values()].flatMap(({ variants }) => variants.map(({ headers }) => headers));
  for (const headers of [...all, release.notFound.headers, release.bareHeaders, ...preflight]) {
    const key = sharedText(headers);
    const position = positions.get(key) ?? sets.push(sharedFields(headers, options)) - 1;
    positions.set(key, position);
    positionOf.set(headers, position);
  }
  const indexOf = (headers: Headers) => {
    const position = positionOf.get(headers);
    if (position === undefined) throw new Error('These header fields are not of the release');
    return position;
  };
  return { sets, indexOf, setOf: (headers) => sets[indexOf(headers)] ?? {} };
}

/** Equal for headers that share all fields but those of their own, in the same order; no field holds a line break. */
function sharedText(headers: Headers): string {
  let text = '';
  for (const name in headers) if (!ownFields.includes(name)) text += `${name}\n${headers[name]}\n`;
  return text;
}

/** The estimate of a Markdown file's tokens, as sent; undefined on other media types (service.md 4.3.2). */
export function tokensOf(variant: Pick<Variant, 'headers'>): string | undefined {
  return variant.headers['x-markdown-tokens'];
}

function sharedFields(headers: Headers, { hsts }: HostOptions): Headers {
  const shared = Object.entries(headers).filter(([name]) => !ownFields.includes(name));
  if (hsts !== undefined) shared.push(['Strict-Transport-Security', hsts]);
  for (const [name, value] of shared) {
    // Every dialect's quoting is proven for these characters and no others (RFC 9110 §5.5 allows a few more).
    if (!/^[A-Za-z-]+$/.test(name) || !/^[\x20-\x7E]*$/.test(value))
      throw new Error(`${name} cannot be written into a configuration: ${JSON.stringify(value)}`);
  }
  return Object.fromEntries(shared);
}
