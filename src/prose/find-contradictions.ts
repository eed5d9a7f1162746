import { checkAddresses } from './kinds/addresses.ts';
import { type ContactContext, checkMails, checkPhones, checkWebAddresses } from './kinds/contact.ts';
import { checkNames } from './kinds/names.ts';
import { checkNearNumbers } from './kinds/numbers.ts';
import { wordChecks } from './kinds/word-checks.ts';
import type { PreparedFacts } from './prepared-facts.ts';
import type { ProseUnit } from './read/unit.ts';
import { type ProseFinding, UnitContext } from './unit-context.ts';
import type { WordTable } from './words/table.ts';

const nobody: ContactContext = { isCalledOurs: false, isOther: false };

/** Every claim of a unit that a fact contradicts, in the order of the text, none within another. */
export function findContradictions(
  unit: ProseUnit,
  prepared: PreparedFacts,
  table: WordTable | undefined,
  today: string,
): ProseFinding[] {
  const { text } = unit;
  const { facts } = prepared;
  const look = table && new UnitContext(unit, prepared, table, today);
  const around =
    (row: 'phoneLabel' | 'mailLabel' | 'siteLabel', isOwnLabel = false) =>
    (at: number): ContactContext =>
      look
        ? {
            isCalledOurs:
              !look.isExample &&
              look.has(row) &&
              (isOwnLabel ||
                (row === 'mailLabel' ? look.has('we') : look.ours) ||
                (unit.kind !== 'sentence' && look.isOursAround)),
            isOther:
              look.isOther(at) ||
              /(?:emergency|notfall|notruf|fax|surgery|praxis|mailing list|lists?[.@]|verteiler)/i.test(text),
          }
        : nobody;
  const isOurs = look ? look.ours : text.includes('\ue000') || prepared.ownName.test(text);
  const targets = unit.links.flatMap((link) => targetFindings(link, prepared, around, look));
  const plain = [
    ...checkPhones(text, facts, around('phoneLabel')),
    ...checkMails(text, facts, around('mailLabel')),
    ...checkWebAddresses(text, facts, around('siteLabel', true)),
    ...checkAddresses(text, facts, isOurs),
    ...checkNames(text, prepared),
    ...(look ? wordChecks.flatMap((kind) => kind(look)) : checkNearNumbers(text, facts)),
  ];
  return [...apart(plain), ...targets];
}

/** Addresses to which links lead; their places are in the source. */
function targetFindings(
  { target, targetAt, start, end }: ProseUnit['links'][number],
  { facts }: PreparedFacts,
  around: (row: 'phoneLabel' | 'mailLabel' | 'siteLabel', isOwnLabel?: boolean) => (at: number) => ContactContext,
  look: UnitContext | undefined,
): (ProseFinding & { readonly inTarget: number })[] {
  const words = look?.text.slice(start, end) ?? '';
  const [, written = '', rest = ''] = /^(tel|mailto|https?):(.*)$/is.exec(target) ?? [];
  const scheme = written.toLowerCase();
  const plain = rest.replace(/\?.*$/s, '').replace(/^%2B/i, '+');
  const isOwn = look ? look.table.we.test(words) || look.prepared.ownName.test(words) || look.has('we') : false;
  const called: (at: number) => ContactContext = () => ({
    isCalledOurs: isOwn && !(look?.isExample ?? false),
    isOther: look?.isOther(start) ?? false,
  });
  const found =
    scheme === 'tel'
      ? checkPhones(plain, facts, called)
      : scheme === 'mailto'
        ? checkMails(plain, facts, called)
        : scheme === ''
          ? []
          : checkWebAddresses(
              target,
              facts,
              look?.table.siteLabel.test(words) ? () => ({ isCalledOurs: true, isOther: false }) : around('siteLabel'),
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
