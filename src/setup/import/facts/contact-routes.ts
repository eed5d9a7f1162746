import { parseContentPhone } from '../../../content/schemas/fields.ts';
import type { Website } from '../export/website.ts';
import { listTexts } from '../schema-org-item.ts';
import type { ImportSource, ReportNote, SourcedValue } from '../sourced-value.ts';
import { findMailboxes, findPhones, isGeneralMailbox, toMailbox } from '../text/contacts.ts';
import { isLine } from './accepted-text.ts';
import { type Candidate, chooseCandidate } from './choose-candidate.ts';
import type { Identity } from './identity.ts';
import { findPropertyItems, findPropertyTexts } from './organisation-items.ts';

/** A way to reach the organisation. */
export interface DraftRoute {
  readonly name: string;
  /** Gazette chose the name. */
  readonly isOurName?: true;
  readonly email?: string;
  readonly phone?: string;
  readonly from: ImportSource;
}

/** Ways of contact that the organisation describes, each with what it is called. */
export function findContactRoutes(
  { items }: Identity,
  website: Website,
  country: string | undefined,
  noted: ReportNote,
): DraftRoute[] {
  const known = new Map<string, DraftRoute>();
  for (const { item } of findPropertyItems(items, website, 'contactPoint')) {
    const name = listTexts(item, 'contactType', 'name')[0]?.value;
    const [email, telephone] = ['email', 'telephone'].map((property) => listTexts(item, property)[0]?.value);
    const mailbox = email === undefined ? undefined : toMailbox(email);
    const phone = telephone === undefined ? undefined : parseContentPhone(telephone, country).value;
    if (telephone !== undefined && phone === undefined)
      noted({
        from: item.from,
        text: `the telephone number "${telephone.slice(0, 40)}" was left out: it cannot be dialled`,
      });
    if (name === undefined || !isLine(name, 80) || known.has(name) || (mailbox ?? phone) === undefined) continue;
    known.set(name, {
      name,
      from: item.from,
      ...(mailbox !== undefined && { email: mailbox }),
      ...(phone !== undefined && { phone }),
    });
  }
  return [...known.values()];
}

/** The telephone number of the organisation, where it is one. */
export function findPhone(
  { items, entries }: Identity,
  website: Website,
  country: string | undefined,
  noted: ReportNote,
): SourcedValue | undefined {
  const described = findPropertyTexts(items, 'telephone').flatMap((each) => {
    const { value } = parseContentPhone(each.value, country);
    return value === undefined ? [] : [{ ...each, value }];
  });
  return chooseCandidate('the telephone number', [...described, ...findPhones(website, entries, country)], noted);
}

/** The general mailbox: that of the organisation, else the only one that is called so, else the only one that there is. */
export function findMailbox(
  { items, entries }: Identity,
  website: Website,
  noted: ReportNote,
): SourcedValue | undefined {
  const mailbox = (each: Candidate) => {
    const value = toMailbox(each.value);
    return value === undefined ? [] : [{ ...each, value }];
  };
  const described = findPropertyTexts(items, 'email').flatMap(mailbox);
  const points = findPropertyItems(items, website, 'contactPoint').flatMap(({ item, rank }) =>
    listTexts(item, 'email').flatMap((each) => mailbox({ ...each, rank: rank + 4 })),
  );
  const all = [...described, ...points, ...findMailboxes(website, entries)];
  if (described.length > 0)
    return chooseCandidate(
      'the general mailbox',
      all.filter(({ rank }) => rank < 4),
      noted,
    );
  const general = all.filter(({ value }) => isGeneralMailbox(value));
  return chooseCandidate('the general mailbox', general.length > 0 ? general : all, noted);
}
