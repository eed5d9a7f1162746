import { canonicalPage } from '../core/canonical.ts';
import type { Headers, Release, Variant } from '../core/release.ts';
import { createSharedHeaders, isOwnField, sharedValue } from '../core/shared-headers.ts';
import type { HostOptions } from './host.ts';

export interface HeaderSets {
  /** Every distinct set of shared fields that the origin sends, in order of first use. */
  readonly sets: readonly Headers[];
  /** Position in `sets` of the shared fields of one answer, by what they are: a release may make them at each question. */
  indexOf(headers: Headers): number;
  /** The shared fields of one answer. */
  setOf(headers: Headers): Headers;
}

/** Every host asks for the sets of the same release: they are gathered once, under the options that they hang on. */
const gathered = new WeakMap<Release, Map<string | undefined, HeaderSets>>();

/** Answers whose fields are known by the object that holds them. */
const mostByObject = 40_000;

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
  const shared = createSharedHeaders();
  // Header objects are looked up by identity first, so that most sites need no comparison of fields.
  const byObject = new Map<Headers, number>();
  // By position among those of core/: sets that differ only in which fields of their own they have are one here.
  const positions: number[] = [];
  const known = new Map<string, number>();
  const add = (headers: Headers) => {
    const among = shared.positionOf(headers);
    positions[among] ??= positionBy(sharedFieldsOf(headers, options), sets, known);
    if (byObject.size < mostByObject) byObject.set(headers, positions[among]);
  };
  for (const { variants } of release.routes.values()) for (const { headers } of variants) add(headers);
  for (const headers of [release.notFound.headers, release.bareHeaders]) add(headers);
  if (release.preflight !== undefined) add(release.preflight);
  const indexOf = (headers: Headers) => {
    const position = byObject.get(headers) ?? positions[shared.positionOf(headers)];
    if (position === undefined) throw new Error('These header fields are not of the release');
    return position;
  };
  return { sets, indexOf, setOf: (headers) => sets[indexOf(headers)] ?? {} };
}

/** The position of a set: that of one with the same fields in the same order, or else it becomes the last. */
function positionBy(set: Headers, sets: Headers[], known: Map<string, number>): number {
  const key = JSON.stringify(set);
  const position = known.get(key) ?? sets.push(set) - 1;
  known.set(key, position);
  return position;
}

/** The path of the page that an answer names as canonical; undefined where it names none. */
export function canonicalPathOf({ headers: { Link = '' } }: Pick<Variant, 'headers'>): string | undefined {
  return canonicalPage(Link);
}

/** The estimate of a Markdown file's tokens, as sent; undefined on other media types (service.md 4.3.2). */
export function tokenEstimateOf(variant: Pick<Variant, 'headers'>): string | undefined {
  return variant.headers['x-markdown-tokens'];
}

function sharedFieldsOf(headers: Headers, { hsts }: HostOptions): Headers {
  const shared = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    isOwnField(name) ? [] : [[name, sharedValue(name, value)]],
  );
  if (hsts !== undefined) shared.push(['Strict-Transport-Security', hsts]);
  for (const [name, value] of shared) {
    // Every dialect's quoting is proven for these characters and no others (RFC 9110 §5.5 allows a few more).
    if (!/^[A-Za-z-]+$/.test(name) || !/^[\x20-\x7E]*$/.test(value))
      throw new Error(`${name} cannot be written into a configuration: ${JSON.stringify(value)}`);
  }
  return Object.fromEntries(shared);
}
