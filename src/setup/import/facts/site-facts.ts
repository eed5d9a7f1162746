import { checkOrigin } from '../../../content/origin.ts';
import { addRegion, guessLanguage, initQuestions } from '../../init/init-questions.ts';
import type { Website } from '../export/website.ts';
import type { ReportNote, SourcedValue } from '../sourced-value.ts';
import { isLine } from './accepted-text.ts';
import { chooseCandidate } from './choose-candidate.ts';
import type { GivenFacts } from './identity.ts';

/** The origin that the export names as its own; none, with a note, where it is no bare https origin. */
export function findBaseUrl({ origins }: Website, noted: ReportNote): SourcedValue | undefined {
  const candidates = origins.map((each, rank) => ({ ...each, rank }));
  const found = chooseCandidate('the address of the site', candidates, noted);
  if (!found) return undefined;
  if (checkOrigin(found.value, { preview: false }) === undefined) return found;
  noted({ from: found.from, text: `the address of the site, "${found.value}", is no bare https origin` });
  return undefined;
}

/** The language of the home page, if Gazette speaks it; else that of the country. */
export function findSiteLanguage(
  { language, home }: Website,
  given: GivenFacts,
  country: string | undefined,
  noted: ReportNote,
): { readonly language: string; readonly languageFrom?: SourcedValue } {
  if (given.language !== undefined) return { language: given.language };
  const from = { file: home.file, line: 1 };
  const question = initQuestions.find(({ flag }) => flag === 'language');
  const read = language === undefined ? undefined : question?.read(language, { country: country ?? '' });
  if (read && 'value' in read && language !== undefined) {
    // A region that the page does not name is none of its own.
    const value = /[-_]/.test(language) ? read.value : language.toLowerCase();
    return { language: value, languageFrom: { value, from } };
  }
  noted({
    from,
    text:
      language === undefined
        ? 'no page says in which language it is'
        : `Gazette has no words in the language "${language}"`,
  });
  const usual = guessLanguage(country ?? 'GB');
  return { language: country === undefined ? usual : addRegion(usual, country) };
}

/** The licence to which the home page links as such. */
export function findLicence({ home }: Website): SourcedValue<{ name: string; url: string }> | undefined {
  const links = home.links.filter(
    ({ rel, value, text }) => rel.includes('license') && value.startsWith('https://') && isLine(text, 120),
  );
  const [first] = links;
  const isOne = links.every(({ value }) => value === first?.value);
  return first && isOne ? { value: { name: first.text, url: first.value }, from: first.from } : undefined;
}
