import type { Quirk } from '../host.ts';

/** Servers that find a range of Accept by a pattern: nginx and Apache. */
export const repeatedRangesQuirk: Quirk = {
  capability: 'negotiation',
  reason: 'a media type that Accept names twice counts with its last proper weight, not with its highest',
};

/** Platforms whose functions are given a parsed URL. */
export const parsedUrlQuirk: Quirk = {
  capability: 'missing-paths',
  reason:
    'the platform resolves dot segments and backslashes before the function sees the URL, so that other spellings of a path are answered too',
};

/** Platforms that compress at their edge. */
export const edgeCompressionQuirk: Quirk = {
  capability: 'compression',
  reason: 'the edge compresses by itself and ignores compressed copies',
};
export const weakTagsQuirk: Quirk = {
  capability: 'validators',
  reason:
    'the edge compresses what the function sends with a weak tag, which may stand for all codings (RFC 9110 §8.8.1)',
};
