import { letters } from '../published/letters.ts';
import type { ExpectedPage, SharedPageParts } from './expected-page.ts';
import type { ReadBackFinding } from './finding.ts';
import { createFindingReporter } from './finding.ts';
import { checkJsonLd } from './json-ld.ts';
import { checkMarkup } from './markup.ts';
import { checkMirror } from './mirror.ts';
import { parsePublishedPage } from './parse-page.ts';

/** Reads a page and its mirror, and says what is otherwise than expected. Pure. */
export function checkPage(
  expected: ExpectedPage,
  html: string,
  markdown: string | undefined,
  kit: SharedPageParts,
): ReadBackFinding[] {
  const findings: ReadBackFinding[] = [];
  const tell = createFindingReporter(expected.file, 'parse5', findings);
  const page = parsePublishedPage(html, tell);
  checkMarkup(page, kit, tell);
  const language = kit.languages.get(expected.language);
  if (!language) tell(`one of the languages ${[...kit.languages.keys()].join(', ')}`, expected.language);
  const title = page.title;
  if (title !== expected.title && !title.startsWith(`${expected.title} · `))
    tell(`the title "${expected.title}"`, title);
  if (page.language !== expected.language) tell(`lang="${expected.language}"`, page.language);
  if (page.description !== expected.description) tell(`the description "${expected.description}"`, page.description);
  const addresses = { canonical: expected.url, 'og:url': expected.url, alternate: expected.mirrorUrl };
  for (const [name, url] of Object.entries(addresses))
    if (page.addresses.get(name) !== url) tell(`${name}: ${url ?? 'none'}`, page.addresses.get(name) ?? 'none');
  for (const { name, shown } of [...(language?.frame ?? []), ...expected.facts])
    if (!page.text.includes(letters(shown))) tell(`${name}: ${shown}`, 'a page that does not say it');
  if (expected.url !== undefined && language)
    checkJsonLd(page, expected, kit, language, createFindingReporter(expected.file, 'JSON-LD', findings));
  if (markdown !== undefined && expected.mirror !== undefined && language)
    checkMirror(page, markdown, expected, language, createFindingReporter(expected.mirror, 'micromark', findings));
  return findings;
}
