import type { Finding } from './finding.ts';
import { teller } from './finding.ts';
import { provesJsonLd } from './json-ld.ts';
import { letters } from './letters.ts';
import { provesMarkup } from './markup.ts';
import { provesMirror } from './mirror.ts';
import type { PageKit, PageMeant } from './page-meant.ts';
import { readPage } from './read-page.ts';

/** Reads a page and its mirror, and says what is not as it is meant. Pure. */
export function provePage(meant: PageMeant, html: string, markdown: string | undefined, kit: PageKit): Finding[] {
  const findings: Finding[] = [];
  const tell = teller(meant.file, 'parse5', findings);
  const page = readPage(html, tell);
  provesMarkup(page, kit, tell);
  const language = kit.languages.get(meant.language);
  if (!language) tell(`one of the languages ${[...kit.languages.keys()].join(', ')}`, meant.language);
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
