import { slugify } from '../../../core/slugify.ts';
import type { Website } from '../export/website.ts';
import { listTexts } from '../schema-org-item.ts';
import type { ImportSource, ReportNote, SourcedValue } from '../sourced-value.ts';
import { toMailbox } from '../text/contacts.ts';
import type { ImprintEntry } from '../text/imprint-entries.ts';
import { isLine } from './accepted-text.ts';
import { findPropertyItems, type OrganisationItems } from './organisation-items.ts';

/** A person with a role in the organisation. */
export interface DraftPerson {
  readonly name: string;
  readonly role?: string;
  readonly email?: string;
  readonly from: ImportSource;
}

/** People whom the organisation describes with their role; nothing of them but name, role and mailbox is taken. */
export function findDescribedPeople(
  items: OrganisationItems,
  website: Website,
  names: readonly string[],
  noted: ReportNote,
): DraftPerson[] {
  const people = new Map<string, DraftPerson>();
  let without = 0;
  for (const { item } of names.flatMap((each) => findPropertyItems(items, website, each))) {
    const [name, role, email] = ['name', 'jobTitle', 'email'].map((property) => listTexts(item, property)[0]?.value);
    if (name === undefined || !isLine(name, 120) || people.has(name)) continue;
    const isRole = role !== undefined && isLine(role, 120);
    if (!isRole) without += 1;
    const mailbox = email === undefined ? undefined : toMailbox(email);
    people.set(name, {
      name,
      from: item.from,
      ...(isRole && { role }),
      ...(mailbox !== undefined && { email: mailbox }),
    });
  }
  const [first] = people.values();
  if (first && without > 0) noted({ from: first.from, text: `people without a role: ${without}` });
  return [...people.values()];
}

const represents =
  /^(?:gesch[äa]ftsf[üu]hr(?:er|erin|ung|er\/in|ende[rn]?)|gesch[äa]ftsf[üu]hrende gesellschafter|vertreten durch(?: den| die)?(?: gesch[äa]ftsf[üu]hrer(?:in)?)?|vertretungsberechtigte?r?(?: gesch[äa]ftsf[üu]hrer(?:in)?)?|inhaber(?:in)?|vorstand|directors?|managing directors?|represented by|g[ée]rante?|repr[ée]sentant l[ée]gal|pr[ée]sidente?|directeur g[ée]n[ée]ral|amministratore(?: unico| delegato)?|legale rappresentante|bestuurder|administrador)$/i;
const isPerson = (text: string) =>
  /^(?:(?:Dr|Prof|Dipl|Ing|Mag|MBA|Mr|Mrs|Ms|M|Mme)\b\.?(?:-\p{L}+\.?)?(?:\s\(\p{L}+\))?\s)*\p{Lu}[\p{L}'’.-]+(?:\s(?:von|van|de|der|den|di|da|zu|le|la|\p{Lu}[\p{L}'’.-]*)){1,4}$/u.test(
    text,
  );
const isAlone = (label: string) =>
  /^(?:vertreten durch|represented by|vertretungsberechtigte?r?|repr[ée]sentant l[ée]gal|legale rappresentante)/i.test(
    label,
  );

/** Representatives of the organisation by its imprint: names behind such a label, or on the lines below it. */
function findRepresentatives(entries: readonly ImprintEntry[]): DraftPerson[] {
  const people = new Map<string, DraftPerson>();
  for (const entry of entries) {
    const { label, value, text, next, at } = entry;
    const bare = text.replace(/[::]\s*$/, '');
    const isBelow = represents.test(bare);
    if (!isBelow && !represents.test(label)) continue;
    const title = isBelow ? bare : label;
    const parts = (isBelow ? next.slice(0, 3) : [value === '' ? (next[0] ?? '') : value]).flatMap((line) =>
      line.split(/\s*[,;/]\s*|\s+(?:und|and|et|e|en|y|&)\s+/),
    );
    let last: string | undefined;
    for (const part of parts) {
      if (isPerson(part)) {
        last = part;
        if (!people.has(part))
          people.set(part, { name: part, from: at(0), ...(isAlone(title) ? {} : { role: title }) });
      } else if (last !== undefined && /^\p{Lu}[\p{L}() -]{3,40}$/u.test(part) && !/\d/.test(part)) {
        const known = people.get(last);
        if (known && known.role === undefined) people.set(last, { ...known, role: part });
      } else if (isBelow) break;
    }
  }
  return [...people.values()];
}

/** Ids for names, each once; `what-1` where no letters of a to z are in it. */
export function createIds(names: readonly string[], what: string): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const base = slugify(name) ?? `${what}-${index + 1}`;
    let id = base;
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    return id;
  });
}

/** Person whom a page names as responsible for publication (France, LCEN). */
export function findPublicationDirector(entries: readonly ImprintEntry[]): SourcedValue | undefined {
  const entry = entries.find(
    ({ label, value }) => /^directeur(?:rice)?(?:\(rice\))? de (?:la )?publication/i.test(label) && isPerson(value),
  );
  return entry && { value: entry.value, from: entry.at(0) };
}

/** Representatives of the organisation by its description, else by its imprint. */
export function chooseRepresentatives(
  items: OrganisationItems,
  entries: readonly ImprintEntry[],
  website: Website,
  noted: ReportNote,
): DraftPerson[] {
  const described = findDescribedPeople(items, website, ['legalRepresentative'], noted);
  return described.length > 0 ? described : findRepresentatives(entries);
}
