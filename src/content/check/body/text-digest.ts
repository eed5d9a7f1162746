import { expandFacts } from '../../../markdown/facts.ts';
import { digestFactlessText, digestText } from '../../read/digest-text.ts';
import type { MarkdownSource, TextDigest } from '../../read/source.ts';
import { digestFactTexts } from './body-record.ts';
import type { FactTexts } from './fact-texts.ts';

/** Last text by source: a build asks for each twice, and records it. */
const made = new WeakMap<MarkdownSource, TextDigest>();

/**
 * The text of a body with its facts filled in, as a digest: nothing is rendered for it, and where a record knows it for these
 * values, nothing read.
 */
export function digestBodyText(source: MarkdownSource, facts: FactTexts): TextDigest {
  const known = lastTextDigest(source);
  if (known && known.basis === basisOf(known, facts)) return known;
  const { body } = source;
  const now = digestFactlessText(body) ?? filled(body, facts);
  made.set(source, now);
  return now;
}

/** Last result of digestBodyText(), or the recorded one; undefined if nobody asked. */
export const lastTextDigest = (source: MarkdownSource): TextDigest | undefined => made.get(source) ?? source.knownText;

function filled(body: string, facts: FactTexts): TextDigest {
  const { text, used: names } = facts ? expandFacts(body, facts) : { text: body, used: [] };
  return { digest: digestText(text), names, basis: basisOf({ names }, facts) };
}

const basisOf = ({ names }: Pick<TextDigest, 'names'>, facts: FactTexts): string =>
  facts ? digestFactTexts(names, facts) : '';
