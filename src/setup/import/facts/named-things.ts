import { isCalendarDate } from '../../../core/dates.ts';
import { parseUrl } from '../../../core/parse-url.ts';
import type { Website } from '../export/website.ts';
import { listItems, listTexts } from '../schema-org-item.ts';
import type { ReportNote, SourcedValue } from '../sourced-value.ts';
import { filterLines, isLine } from './accepted-text.ts';
import type { Candidate } from './choose-candidate.ts';
import { candidateRanks } from './choose-candidate.ts';
import type { Identity } from './identity.ts';
import { findPropertyItems, findPropertyTexts } from './organisation-items.ts';

/** Names of things that the organisation names. */
export const findNamedTexts = (
  { items }: Identity,
  website: Website,
  property: string,
  longest: number,
  noted: ReportNote,
): SourcedValue[] => {
  const things = findPropertyItems(items, website, property).flatMap(({ item }) =>
    listTexts(item, 'legalName', 'name').slice(0, 1),
  );
  const texts = filterLines(property, [...things, ...findPropertyTexts(items, property)], longest, noted).filter(
    ({ value }) => !/^https?:/.test(value),
  );
  return texts
    .filter(({ value }, i) => texts.findIndex((each) => each.value === value) === i)
    .map(({ value, from }) => ({ value, from }));
};

/** Profiles of the organisation elsewhere. */
export function findProfiles({ items }: Identity, website: Website): SourcedValue[] {
  const isHere = (url: URL) => website.origins.some(({ value }) => value === url.origin);
  const described = findPropertyTexts(items, 'sameAs').filter(({ value }) => {
    const url = parseUrl(value);
    return url?.protocol === 'https:' && url.username === '' && !isHere(url) && isLine(value, 300);
  });
  const all = [...described, ...findLinkedProfiles(website)].map(({ value, from }) => ({ value, from }));
  return all.filter(({ value }, i) => all.findIndex((each) => each.value === value) === i);
}

/** A certificate that can be looked up. */
export interface DraftCertificate {
  readonly name: string;
  readonly issuer: string;
  readonly number: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** Certificates that can be looked up: with issuer and number. */
export function findCertificates({ items }: Identity, website: Website): SourcedValue<DraftCertificate>[] {
  const certificates = findPropertyItems(items, website, 'hasCertification').flatMap(({ item }) => {
    const one = (property: string) => listTexts(item, property)[0]?.value;
    const [name, number, validFrom, validUntil] = [
      one('name'),
      one('certificationIdentification'),
      one('validFrom'),
      one('expires'),
    ];
    const issuer = listItems(item, 'issuedBy').flatMap((each) => listTexts(each, 'name'))[0]?.value;
    if (!name || !number || !issuer || ![name, number, issuer].every((text) => isLine(text, 80))) return [];
    const day = (value: string | undefined) => (value !== undefined && isCalendarDate(value) ? value : undefined);
    const dates = { validFrom: day(validFrom), validUntil: day(validUntil) };
    return [
      {
        value: {
          name,
          issuer,
          number,
          ...Object.fromEntries(Object.entries(dates).filter(([, value]) => value !== undefined)),
        },
        from: item.from,
      },
    ];
  });
  return certificates.filter(({ value }, i) => certificates.findIndex((each) => each.value.name === value.name) === i);
}

/** Services, with the paths that are a profile there and no page to share something on. */
const services: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:^|\.)linkedin\.com$/, /^\/(?:company|school|showcase)\/[^/]+\/?$/],
  [/(?:^|\.)(?:x|twitter)\.com$/, /^\/(?!intent|share|home|hashtag|search)[A-Za-z0-9_]{1,15}\/?$/],
  [/(?:^|\.)facebook\.com$/, /^\/(?!sharer|share|dialog|plugins|tr\b|login)[^/]+\/?$/],
  [/(?:^|\.)instagram\.com$/, /^\/(?!p\/|explore)[A-Za-z0-9._]+\/?$/],
  [/(?:^|\.)youtube\.com$/, /^\/(?:@[^/]+|(?:c|channel|user)\/[^/]+)\/?$/],
  [/(?:^|\.)(?:github|gitlab)\.com$/, /^\/[A-Za-z0-9-]+\/?$/],
  [/(?:^|\.)xing\.com$/, /^\/(?:companies|pages)\/[^/]+\/?$/],
  [/(?:^|\.)tiktok\.com$/, /^\/@[^/]+\/?$/],
  [/(?:^|\.)bsky\.app$/, /^\/profile\/[^/]+\/?$/],
];

/** The address as content has it, if a link leads to a profile. */
function profileOf(href: string, isOwn: boolean): string | undefined {
  const url = parseUrl(href);
  if (url?.protocol !== 'https:' || url.username !== '') return undefined;
  const isKnown = services.some(
    ([host, path]) => host.test(url.hostname) && path.test(url.pathname) && url.search === '',
  );
  return isKnown || isOwn ? url.href : undefined;
}

/** Profiles that the home page links from its footer, or anywhere with `rel="me"`. */
const findLinkedProfiles = ({ home, origins }: Website): Candidate[] =>
  home.links.flatMap(({ value, rel, isFooter, from }) => {
    const isMe = rel.includes('me');
    const profile = isMe || isFooter ? profileOf(value, isMe) : undefined;
    const isHere = origins.some((origin) => profile?.startsWith(origin.value));
    return profile === undefined || isHere ? [] : [{ value: profile, from, rank: candidateRanks.footer }];
  });
