import { addresses } from './kinds/addresses.ts';
import { type Around, mails, phones, urls } from './kinds/contact.ts';
import { names } from './kinds/names.ts';
import { nearNumbers } from './kinds/numbers.ts';
import { wordKinds } from './kinds/word-kinds.ts';
import { type Finding, Look } from './look.ts';
import type { Prepared } from './prepared.ts';
import type { Unit } from './read/unit.ts';
import type { WordTable } from './words/table.ts';

const nobody: Around = { isCalledOurs: false, isOther: false };

/** Every claim of a unit that a fact contradicts, in the order of the text, none within another. */
export function reconcile(unit: Unit, prepared: Prepared, table: WordTable | undefined, today: string): Finding[] {
  const { text } = unit;
  const { facts } = prepared;
  const look = table && new Look(unit, prepared, table, today);
  const around =
    (row: 'phoneLabel' | 'mailLabel' | 'siteLabel', isOwnLabel = false) =>
    (at: number): Around =>
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
    ...phones(text, facts, around('phoneLabel')),
    ...mails(text, facts, around('mailLabel')),
    ...urls(text, facts, around('siteLabel', true)),
    ...addresses(text, facts, isOurs),
    ...names(text, prepared),
    ...(look ? wordKinds.flatMap((kind) => kind(look)) : nearNumbers(text, facts)),
  ];
  return [...apart(plain), ...targets];
}

/** Addresses to which links lead; their places are in the source. */
function targetFindings(
  { target, targetAt, start, end }: Unit['links'][number],
  { facts }: Prepared,
  around: (row: 'phoneLabel' | 'mailLabel' | 'siteLabel', isOwnLabel?: boolean) => (at: number) => Around,
  look: Look | undefined,
): (Finding & { readonly inTarget: number })[] {
  const words = look?.text.slice(start, end) ?? '';
  const [, written = '', rest = ''] = /^(tel|mailto|https?):(.*)$/is.exec(target) ?? [];
  const scheme = written.toLowerCase();
  const plain = rest.replace(/\?.*$/s, '').replace(/^%2B/i, '+');
  const isOwn = look ? look.table.we.test(words) || look.prepared.ownName.test(words) || look.has('we') : false;
  const called: (at: number) => Around = () => ({
    isCalledOurs: isOwn && !(look?.isExample ?? false),
    isOther: look?.isOther(start) ?? false,
  });
  const found =
    scheme === 'tel'
      ? phones(plain, facts, called)
      : scheme === 'mailto'
        ? mails(plain, facts, called)
        : scheme === ''
          ? []
          : urls(
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
function apart(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const each of [...findings].sort((a, b) => a.start - b.start || b.end - a.end))
    if (!kept.some(({ start, end }) => each.start < end && start < each.end)) kept.push(each);
  return kept;
}
