import { expandFacts } from '../../../markdown/facts.ts';
import { plainText, textDigest } from '../../read/plain-text.ts';
import type { KnownText, MarkdownSource } from '../../read/source.ts';
import type { Facts } from './facts.ts';
import { factsBasis } from './known-body.ts';

/** Last text by source: a build asks for each twice, and records it. */
const made = new WeakMap<MarkdownSource, KnownText>();

/**
 * The text of a body with its facts filled in, as a digest: nothing is rendered for it, and where a record knows it for these
 * values, nothing read.
 */
export function knownText(source: MarkdownSource, facts: Facts): KnownText {
  const known = lastText(source);
  if (known && known.basis === basisOf(known, facts)) return known;
  const { body } = source;
  const now = plainText(body) ?? filled(body, facts);
  made.set(source, now);
  return now;
}

/** Last result of knownText(), or the recorded one; undefined if nobody asked. */
export const lastText = (source: MarkdownSource): KnownText | undefined => made.get(source) ?? source.knownText;

function filled(body: string, facts: Facts): KnownText {
  const { text, used: names } = facts ? expandFacts(body, facts) : { text: body, used: [] };
  return { digest: textDigest(text), names, basis: basisOf({ names }, facts) };
}

const basisOf = ({ names }: Pick<KnownText, 'names'>, facts: Facts): string => (facts ? factsBasis(names, facts) : '');
