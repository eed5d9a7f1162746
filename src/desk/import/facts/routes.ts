import { readPhone } from '../../../content/schemas/phone.ts';
import type { Website } from '../export/website.ts';
import type { Found, Noted, Source } from '../found.ts';
import { textsOf } from '../item.ts';
import { isGeneral, mailboxes, mailboxOf, phones } from '../text/contacts.ts';
import { type Candidate, choose } from './choose.ts';
import type { Identity } from './identity.ts';
import { namedItems, said } from './organisation-item.ts';
import { isLine } from './text.ts';

/** A way to reach the organisation. */
export interface DraftRoute {
  readonly name: string;
  /** Gazette chose the name. */
  readonly isOurName?: true;
  readonly email?: string;
  readonly phone?: string;
  readonly from: Source;
}

/** Ways of contact that the organisation describes, each with what it is called. */
export function describedRoutes(
  { items }: Identity,
  website: Website,
  country: string | undefined,
  noted: Noted,
): DraftRoute[] {
  const known = new Map<string, DraftRoute>();
  for (const { item } of namedItems(items, website, 'contactPoint')) {
    const name = textsOf(item, 'contactType', 'name')[0]?.value;
    const [email, telephone] = ['email', 'telephone'].map((property) => textsOf(item, property)[0]?.value);
    const mailbox = email === undefined ? undefined : mailboxOf(email);
    const phone = telephone === undefined ? undefined : readPhone(telephone, country).value;
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
export function phoneOf(
  { items, entries }: Identity,
  website: Website,
  country: string | undefined,
  noted: Noted,
): Found | undefined {
  const described = said(items, 'telephone').flatMap((each) => {
    const { value } = readPhone(each.value, country);
    return value === undefined ? [] : [{ ...each, value }];
  });
  return choose('the telephone number', [...described, ...phones(website, entries, country)], noted);
}

/** The general mailbox: that of the organisation, else the only one that is called so, else the only one that there is. */
export function mailboxIn({ items, entries }: Identity, website: Website, noted: Noted): Found | undefined {
  const mailbox = (each: Candidate) => {
    const value = mailboxOf(each.value);
    return value === undefined ? [] : [{ ...each, value }];
  };
  const described = said(items, 'email').flatMap(mailbox);
  const points = namedItems(items, website, 'contactPoint').flatMap(({ item, rank }) =>
    textsOf(item, 'email').flatMap((each) => mailbox({ ...each, rank: rank + 4 })),
  );
  const all = [...described, ...points, ...mailboxes(website, entries)];
  if (described.length > 0)
    return choose(
      'the general mailbox',
      all.filter(({ rank }) => rank < 4),
      noted,
    );
  const general = all.filter(({ value }) => isGeneral(value));
  return choose('the general mailbox', general.length > 0 ? general : all, noted);
}
