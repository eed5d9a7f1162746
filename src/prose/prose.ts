import type { Check } from '../checks/check.ts';
import type { Site } from '../content/site.ts';
import type { Problem, Report } from '../core/problem.ts';
import { type ClaimUnitContext, rowPattern } from './claims/claim-context.ts';
import { createClaimContext, findClaims } from './claims/find-claims.ts';
import type { ProseFinding } from './facts/fact.ts';
import { collectOwnFacts } from './facts/own-facts.ts';
import { checkAddresses } from './kinds/addresses.ts';
import { type ContactContext, checkMails, checkPhones, checkWebAddresses } from './kinds/contact.ts';
import { checkNames } from './kinds/names.ts';
import { checkNearNumbers } from './kinds/numbers.ts';
import { type PreparedFacts, prepareFacts } from './prepared-facts.ts';
import { listProseTexts, type ProseText } from './read/prose-texts.ts';
import type { ProseUnit } from './read/units.ts';

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

type ContactRow = 'phoneLabel' | 'mailLabel' | 'siteLabel';

/** Every claim of a unit that a fact contradicts, in the order of the text, none within another. */
export function findContradictions(
  unit: ProseUnit,
  prepared: PreparedFacts,
  today: string,
  language: string,
): ProseFinding[] {
  const { text } = unit;
  const { facts } = prepared;
  const look = createClaimContext(unit, prepared, language, today);
  const isOurs = () => (look ? look.has('we') || look.isNamed : text.includes('\ue000') || prepared.ownName.test(text));
  const targets = unit.links.flatMap((link) => targetFindings(link, prepared, look));
  const plain = [
    ...checkPhones(text, facts, contactContext(look, 'phoneLabel')),
    ...checkMails(text, facts, contactContext(look, 'mailLabel')),
    ...checkWebAddresses(text, facts, contactContext(look, 'siteLabel')),
    ...(/\d/.test(text) && !(look?.isOtherCalled || look?.isForeignNamed) ? checkAddresses(text, facts, isOurs()) : []),
    ...checkNames(text, prepared),
    ...checkNearNumbers(text, facts),
    ...(look ? findClaims(look) : []),
  ];
  return [...apart(plain), ...targets];
}

/** Whether a number or an address is called ours, or somebody else's, by the words around it. */
function contactContext(look: ClaimUnitContext | undefined, row: ContactRow): (at: number) => ContactContext {
  if (!look) return () => ({ isCalledOurs: false, isOther: false });
  return (at) => {
    // A label of our site says `our` itself.
    const isOurs = row === 'siteLabel' || look.has('we') || (row === 'phoneLabel' && look.isNamed);
    const isCalledOurs =
      !look.has('maybe') && look.has(row) && (isOurs || (look.unit.kind !== 'sentence' && look.isOursAround));
    const isOther = /(?:emergency|notfall|notruf|fax|surgery|praxis|mailing list|lists?[.@]|verteiler)/i.test(
      look.text,
    );
    return { isCalledOurs, isOther: isOther || look.isOtherBefore(at) };
  };
}

/** Addresses to which links lead; their places are in the source. */
function targetFindings(
  { target, targetAt, start, end }: ProseUnit['links'][number],
  { facts, ownName }: PreparedFacts,
  look: ClaimUnitContext | undefined,
): (ProseFinding & { readonly inTarget: number })[] {
  const said = look?.text.slice(start, end) ?? '';
  const [, written = '', rest = ''] = /^(tel|mailto|https?):(.*)$/is.exec(target) ?? [];
  const scheme = written.toLowerCase();
  const plain = rest.replace(/\?.*$/s, '').replace(/^%2B/i, '+');
  const says = (row: ContactRow | 'we') => look !== undefined && rowPattern(look.words, row).test(said);
  const isOwn = () =>
    look !== undefined &&
    (says('we') || ownName.test(said) || (look.has('we') && look.has(scheme === 'tel' ? 'phoneLabel' : 'mailLabel')));
  const called = (isCalledOurs: () => boolean) => (): ContactContext => ({
    isCalledOurs: isCalledOurs() && !(look?.has('maybe') ?? false),
    isOther: look?.isOtherBefore(start) ?? false,
  });
  const found =
    scheme === 'tel'
      ? checkPhones(plain, facts, called(isOwn))
      : scheme === 'mailto'
        ? checkMails(plain, facts, called(isOwn))
        : checkWebAddresses(
            target,
            facts,
            called(() => says('siteLabel')),
          );
  const shift = scheme === 'tel' || scheme === 'mailto' ? target.length - rest.length : 0;
  // A plus sign that is encoded is two letters longer in the source.
  const encoded = /^%2B/i.test(rest) ? 2 : 0;
  const place = (at: number) => at + shift + (at > 0 ? encoded : 0);
  return found.map((each) => ({ ...each, start: place(each.start), end: place(each.end), inTarget: targetAt }));
}

/** First of findings that overlap. */
function apart(findings: readonly ProseFinding[]): ProseFinding[] {
  const kept: ProseFinding[] = [];
  for (const each of [...findings].sort((a, b) => a.start - b.start || b.end - a.end))
    if (!kept.some(({ start, end }) => each.start < end && start < each.end)) kept.push(each);
  return kept;
}
