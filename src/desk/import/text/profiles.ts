import { parseUrl } from '../../../core/parse-url.ts';
import type { Website } from '../export/website.ts';
import { type Candidate, candidateRanks } from '../facts/choose-candidate.ts';

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
export const findLinkedProfiles = ({ home, origins }: Website): Candidate[] =>
  home.links.flatMap(({ value, rel, isFooter, from }) => {
    const isMe = rel.includes('me');
    const profile = isMe || isFooter ? profileOf(value, isMe) : undefined;
    const isHere = origins.some((origin) => profile?.startsWith(origin.value));
    return profile === undefined || isHere ? [] : [{ value: profile, from, rank: candidateRanks.footer }];
  });
