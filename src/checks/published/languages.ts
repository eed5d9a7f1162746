import { missingCatalogue } from '../../language/spoken.ts';

/** A language of an origin, and where it lives: empty, or `/en`. */
export interface Placed {
  readonly language: string;
  readonly prefix: string;
}

/** The languages of an origin, as its homepage says: its own, then those of its alternates. English where it says none. */
export function languagesOf(home: string, origin: string): readonly Placed[] {
  const own = /<html\b[^>]*\blang="([^"]*)"/i.exec(home)?.[1] ?? '';
  const others = [...home.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].flatMap(
    ([, tag = '', href = '']) => {
      const prefix = href.startsWith(`${origin}/`) ? href.slice(origin.length, -1) : '';
      return prefix === '' || prefix.includes('.') || tag === 'x-default' ? [] : [{ language: spokenTag(tag), prefix }];
    },
  );
  return [{ language: spokenTag(own), prefix: '' }, ...others];
}

const spokenTag = (tag: string): string => (tag !== '' && missingCatalogue(tag) === undefined ? tag : 'en');

/** The language that a path is in. */
export const languageAt = (path: string, languages: readonly Placed[]): Placed =>
  languages.find(({ prefix }) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`)) ??
  languages[0] ?? { language: 'en', prefix: '' };
