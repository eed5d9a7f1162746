import type { Finding } from './finding.ts';
import { teller } from './finding.ts';
import { provesJsonLd } from './json-ld.ts';
import { letters } from './letters.ts';
import { provesMarkup } from './markup.ts';
import { provesMirror } from './mirror.ts';
import { readPage } from './read-page.ts';

/** What a page is to say, as plain data: pages are read in threads. */
export interface PageMeant {
  /** Path below dist/ of the page, and of its mirror. */
  readonly file: string;
  readonly mirror?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly updated?: string | undefined;
  /** BCP 47. */
  readonly language: string;
  /** Absent on the page for what is not there. */
  readonly url?: string | undefined;
  readonly mirrorUrl?: string | undefined;
  /** What must be said in it and in its mirror, beside what every page says. */
  readonly facts: readonly PageFact[];
  /** It tells more than its mirror: programs in seven languages, answers that the mirror leads to. */
  readonly isRicher?: boolean | undefined;
  /** The homepage, whose structured data says who the organisation is. */
  readonly isHome?: boolean | undefined;
  /** What it may say in one of its two forms alone, in letters: the homepage lists pages by their titles in its mirror. */
  readonly alsoSays?: string | undefined;
}

/** A fact: its name, and how it is shown. */
export interface PageFact {
  readonly name: string;
  readonly shown: string;
}

/** What is the same for all pages of a release. */
export interface PageKit {
  /** `https://example.com`. */
  readonly baseUrl: string;
  /** Paths of the programs that pages may run. */
  readonly scripts: ReadonlySet<string>;
  /** What structured data may say under the names of facts, in letters. */
  readonly values: ReadonlySet<string>;
  /** By language: what every page says in its frame, what Gazette itself says (in letters), and who the organisation is. */
  readonly languages: ReadonlyMap<string, LanguageKit>;
}

export interface LanguageKit {
  readonly frame: readonly PageFact[];
  /** What every mirror says, if anything, in letters. */
  readonly notice: string;
  readonly ownWords: string;
  readonly legalName: string;
  /** Mailboxes and telephones by which structured data says that the organisation is reached. */
  readonly reached: readonly string[];
}

/** Reads a page and its mirror, and says what is not as it is meant. Pure. */
export function provePage(meant: PageMeant, html: string, markdown: string | undefined, kit: PageKit): Finding[] {
  const findings: Finding[] = [];
  const tell = teller(meant.file, 'parse5', findings);
  const page = readPage(html, tell);
  provesMarkup(page, kit, tell);
  const language = kit.languages.get(meant.language);
  const title = page.title;
  if (title !== meant.title && !title.startsWith(`${meant.title} · `)) tell(`the title "${meant.title}"`, title);
  if (page.language !== meant.language) tell(`lang="${meant.language}"`, page.language);
  if (page.description !== meant.description) tell(`the description "${meant.description}"`, page.description);
  const addresses = { canonical: meant.url, 'og:url': meant.url, alternate: meant.mirrorUrl };
  for (const [name, url] of Object.entries(addresses))
    if (page.addresses.get(name) !== url) tell(`${name}: ${url ?? 'none'}`, page.addresses.get(name) ?? 'none');
  for (const { name, shown } of [...(language?.frame ?? []), ...meant.facts])
    if (!page.text.includes(letters(shown))) tell(`${name}: ${shown}`, 'a page that does not say it');
  if (meant.url !== undefined && language)
    provesJsonLd(page, meant, kit, language, teller(meant.file, 'JSON-LD', findings));
  if (markdown !== undefined && meant.mirror !== undefined && language)
    provesMirror(page, markdown, meant, language, teller(meant.mirror, 'micromark', findings));
  return findings;
}
