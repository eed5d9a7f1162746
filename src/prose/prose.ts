import type { Check } from '../checks/check.ts';
import type { Site } from '../content/site.ts';
import type { Problem, Report } from '../core/problem.ts';
import type { ProseFinding } from './facts/fact.ts';
import { collectOwnFacts } from './facts/own-facts.ts';
import { findContradictions } from './find-contradictions.ts';
import { type PreparedFacts, prepareFacts } from './prepared-facts.ts';
import { listProseTexts, type ProseText } from './read/prose-texts.ts';
import type { ProseUnit } from './read/unit.ts';

/**
 * Compares texts of the content with its facts: `prose-contradiction`, with the words that are wrong, the fact and its
 * place, and as a fix what to write instead. Only claims that speak of us are judged.
 */
export const checkProse: Check = ({ site, sources, today }, report) => {
  const sites = new Map<string, PreparedFacts>();
  for (const each of [site, ...(site.translations ?? [])]) {
    const tag = each.inLanguage?.tag ?? each.language;
    sites.set(tag, prepareFacts(collectOwnFacts(each as Site, sources)));
  }
  for (const text of listProseTexts(sources, site.language)) {
    const prepared = sites.get(text.language) ?? sites.get(site.language);
    if (prepared) checkProseText(text, prepared, today, report);
  }
};

/** Judges one text. */
export function checkProseText(text: ProseText, prepared: PreparedFacts, today: string, report: Report): void {
  const { isOwn = false, isQuestion = false } = text;
  const speaker = speakerOf(text.raw, prepared);
  const [isOfOthers, isOfUs] = [!isOwn && speaker === 'others', speaker === 'us'];
  for (const each of text.units()) {
    const unit = { ...each, isOwn, isQuestion, isOfOthers, isOfUs };
    for (const finding of findContradictions(unit, prepared, today, text.language))
      report(problemOf(text, unit, finding));
  }
}

/** Whom a whole text speaks of: it has mailboxes or names of ours, or of others alone. */
function speakerOf(raw: string, { facts, isNamed, isOtherNamed }: PreparedFacts): 'us' | 'others' | undefined {
  const boxes = raw.match(/@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu) ?? [];
  const own = facts.mails.map(({ text }) => text.slice(text.indexOf('@')).toLowerCase());
  if (isNamed(raw) || boxes.some((box) => own.includes(box.toLowerCase()))) return 'us';
  if (boxes.length > 0 || isOtherNamed(raw, raw.length)) return 'others';
  // Names of facts are ours.
  return /\{\{(?:company|site)\./.test(raw) ? 'us' : undefined;
}

function problemOf(text: ProseText, unit: ProseUnit, finding: ProseFinding & { readonly inTarget?: number }): Problem {
  const { has, write, inTarget, replaceEnd } = finding;
  const isSpace = (at: number) => inTarget === undefined && /\s/.test(unit.text.charAt(at));
  let [first, last] = [finding.start, finding.end];
  while (isSpace(first) && first < last) first += 1;
  while (isSpace(last - 1) && last > first) last -= 1;
  // The point behind a time ends the sentence.
  if (/\d ?[ap]m\.$/i.test(unit.text.slice(first, last)) && inTarget === undefined) last -= 1;
  const { start, end } =
    inTarget === undefined ? unit.range(first, last) : { start: inTarget + first, end: inTarget + last };
  const says = text.raw.slice(start, end);
  const at = text.positionAt(start);
  // A link target takes no reference that is dialled or written otherwise.
  const to =
    write &&
    (text.isFilled && write.reference !== undefined && inTarget === undefined ? `{{${write.reference}}}` : write.text);
  const from = replaceEnd === undefined ? says : text.raw.slice(start, unit.range(first, replaceEnd).end);
  const instead = to === undefined ? '' : ` Write ${to}.`;
  return {
    code: 'prose-contradiction',
    at,
    message: `says "${says.replace(/\s+/g, ' ')}"; ${has.at} has ${has.text}.${instead}`,
    says,
    ...(to !== undefined && { fix: { kind: 'words', from, to } }),
  };
}
