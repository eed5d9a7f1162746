import { originProblem } from '../../../content/origin.ts';
import { languageIn, withRegion } from '../../init/languages.ts';
import { questions } from '../../init/questions.ts';
import type { Website } from '../export/website.ts';
import type { Found, Noted } from '../found.ts';
import { choose } from './choose.ts';
import type { Given } from './identity.ts';
import { isLine } from './text.ts';

/** The origin that the export names as its own; none, with a note, where it is no bare https origin. */
export function baseUrlOf({ origins }: Website, noted: Noted): Found | undefined {
  const candidates = origins.map((each, rank) => ({ ...each, rank }));
  const found = choose('the address of the site', candidates, noted);
  if (!found) return undefined;
  if (originProblem(found.value, { preview: false }) === undefined) return found;
  noted({ from: found.from, text: `the address of the site, "${found.value}", is no bare https origin` });
  return undefined;
}

/** The language of the home page, if Gazette speaks it; else that of the country. */
export function languageOf(
  { language, home }: Website,
  given: Given,
  country: string | undefined,
  noted: Noted,
): { readonly language: string; readonly languageFrom?: Found } {
  if (given.language !== undefined) return { language: given.language };
  const from = { file: home.file, line: 1 };
  const question = questions.find(({ flag }) => flag === 'language');
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
  const usual = languageIn(country ?? 'GB');
  return { language: country === undefined ? usual : withRegion(usual, country) };
}

/** The licence to which the home page links as such. */
export function licenceOf({ home }: Website): Found<{ name: string; url: string }> | undefined {
  const links = home.links.filter(
    ({ rel, value, text }) => rel.includes('license') && value.startsWith('https://') && isLine(text, 120),
  );
  const [first] = links;
  const isOne = links.every(({ value }) => value === first?.value);
  return first && isOne ? { value: { name: first.text, url: first.value }, from: first.from } : undefined;
}
