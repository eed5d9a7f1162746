import { email, parseContentPhone } from '../../../content/schemas/fields.ts';
import { decodePercent } from '../../../core/url.ts';
import type { Website } from '../export/website.ts';
import { type Candidate, candidateRanks } from '../facts/choose-candidate.ts';
import { pageRank } from '../facts/organisation-items.ts';
import type { ImprintEntry } from './imprint-entries.ts';

const mailbox = email();
const address = /[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}/g;

/** A mailbox as content has it, or undefined. */
export function toMailbox(text: string): string | undefined {
  const [local = '', domain = ''] =
    text
      .trim()
      .replace(/^mailto:/i, '')
      .split('?', 1)[0]
      ?.split('@') ?? [];
  const value = `${local}@${domain.toLowerCase()}`;
  return mailbox.safeParse(value).success ? value : undefined;
}

/** Mailboxes of the imprint, of pages of contacts and of the home page. */
export function findMailboxes(website: Website, entries: readonly ImprintEntry[]): Candidate[] {
  const pages = [website.home, ...website.imprint, ...website.contact];
  const linked = pages.flatMap((page) =>
    page.links
      .filter(({ value }) => /^mailto:/i.test(value))
      .map(({ value, from, isFooter }) => ({
        value,
        from,
        rank: page === website.home || isFooter ? candidateRanks.footer : candidateRanks.text + pageRank(website, page),
      })),
  );
  const written = entries.flatMap(({ text, at, rank }) =>
    [...text.matchAll(address)].map(({ 0: value, index }) => ({ value, from: at(index), rank })),
  );
  return [...linked, ...written].flatMap((each) => {
    const value = toMailbox(decodePercent(each.value));
    return value === undefined ? [] : [{ ...each, value }];
  });
}

const phone =
  /(?:\bTel(?:efon|ephone)?|\bPhone|\bFon|\bT[ée]l(?:[ée]phone)?|\bTel[ée]fono|\bTelefoon|\bT(?=\s*[.:]?\s*[+(0])|電話|هاتف)\.?(?:\s*\([^)]{0,20}\))?\s*[.:]?\s*(\+?\(?\d[\d\s()/.–-]{4,24}\d)/iu;
const fax = /\bfax|\btelefax|\bt[ée]l[ée]copie|ファックス/i;

/** Telephone numbers of those lines and of links in them, in E.164; a fax is none. */
export function findPhones(
  website: Website,
  entries: readonly ImprintEntry[],
  country: string | undefined,
): Candidate[] {
  const pages = [...website.imprint, ...website.contact, website.home];
  const linked = pages.flatMap((page) =>
    page.links
      .filter(
        ({ value, isFooter, text }) => /^tel:/i.test(value) && (page !== website.home || isFooter) && !fax.test(text),
      )
      .map(({ value, from, isFooter }) => ({
        value: decodePercent(value.slice(4)),
        from,
        rank: isFooter ? candidateRanks.footer : candidateRanks.text + pageRank(website, page),
      })),
  );
  const written = entries.flatMap(({ text, label, at, rank }) => {
    const found = phone.exec(text.replace(/\b(?:Tele)?fax\b.*/i, ''));
    return found?.[1] === undefined || fax.test(label) ? [] : [{ value: found[1], from: at(found.index), rank }];
  });
  return [...linked, ...written].flatMap((each) => {
    const { value } = parseContentPhone(each.value.replace(/\(0\)/, ' ').replace(/[–]/g, '-'), country);
    return value === undefined ? [] : [{ ...each, value }];
  });
}

const general =
  /^(?:info|kontakt|contact|hello|hallo|mail|office|post|poststelle|service|enquiries|inquiries|bonjour|accueil|contatti|contacto|contato|zentrale|team|welcome|biuro|kontor|secretariat|sekretariat|infos)$/i;

/** Whether a mailbox is by its name the general one. */
export const isGeneralMailbox = (value: string): boolean => general.test(value.split('@')[0] ?? '');
