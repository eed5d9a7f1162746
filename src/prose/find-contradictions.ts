import { type ClaimUnitContext, rowPattern } from './claims/claim-context.ts';
import { createClaimContext, findClaims } from './claims/find-claims.ts';
import type { ProseFinding } from './facts/fact.ts';
import { checkAddresses } from './kinds/addresses.ts';
import { type ContactContext, checkMails, checkPhones, checkWebAddresses } from './kinds/contact.ts';
import { checkNames } from './kinds/names.ts';
import { checkNearNumbers } from './kinds/numbers.ts';
import type { PreparedFacts } from './prepared-facts.ts';
import type { ProseUnit } from './read/unit.ts';

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
