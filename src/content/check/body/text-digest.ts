import { sha256 } from '../../../core/digest.ts';
import { expandFacts } from '../../../markdown/facts.ts';
import { digestFactlessText, digestText, type MarkdownSource, type TextDigest } from '../../read/source.ts';
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

/** Sound body that is not empty: the facts that it uses, and a digest of their values. */
interface BodyRecord {
  readonly facts: readonly string[];
  readonly basis: string;
}

/** Record of a body that uses these facts. */
export function toBodyRecord(names: readonly string[], facts: NonNullable<FactTexts>): BodyRecord {
  return { facts: names, basis: digestFactTexts(names, facts) };
}

/** Whether `checked` says that the body is in order as long as the facts that it uses are what they are now. */
export function isBodyRecordValid(checked: unknown, facts: FactTexts): boolean {
  const known = checked as BodyRecord | undefined;
  return known !== undefined && facts !== undefined && digestFactTexts(known.facts, facts) === known.basis;
}

/** Digest of the values of these facts; empty without names. */
function digestFactTexts(names: readonly string[], facts: NonNullable<FactTexts>): string {
  return names.length === 0 ? '' : sha256(JSON.stringify(names.map((name) => [name, facts.get(name) ?? null])));
}
