import type { BrowserContext, Page } from 'playwright-core';
import program from './in-page/judge.ts?script';
import type { Drawing, Judgement } from './judgement.ts';
import { axeViolations } from './tools.ts';

/** Texts and controls that people could not read, reach or press on a page, and faults that axe finds on it. */
export const judge = async (page: Page): Promise<string[]> => [
  ...(await measure(page)),
  ...(await axeViolations(page)).map((each) => `axe: ${each}`),
];

/**
 * Faults of a page at its present width and scheme by its own measures, `kind: where "text" how` each: page,
 * clipped, scrolled, overlap, small, measure, cut, order, spacing, direction, target, empty, blank.
 */
export async function measure(page: Page): Promise<string[]> {
  await page.evaluate(program);
  const { found, drawings } = await page.evaluate<Judgement>('judge()');
  return [...found, ...(drawings.length > 0 ? await blankDrawings(page, drawings) : [])];
}

/** Pictures of a site, by their addresses, in which nothing is to be seen; the page is one of that site. */
export async function blankPictures(page: Page, urls: readonly string[]): Promise<string[]> {
  await page.evaluate(program);
  return page.evaluate<string[]>(`blankOf(${JSON.stringify(urls)})`);
}

/** The policy of the page lets no drawing become a picture: they are drawn on an empty page beside it. */
async function blankDrawings(page: Page, drawings: readonly Drawing[]): Promise<string[]> {
  const sheet = await sheetBeside(page);
  const blank: string[] = [];
  for (const drawing of drawings)
    if (await sheet.evaluate(`isBlankDrawing(${JSON.stringify(drawing)})`)) blank.push(`blank: ${drawing.where}`);
  return blank;
}

/** To open one takes longer than to draw on it: a context keeps its own. */
const sheets = new WeakMap<BrowserContext, Page>();
async function sheetBeside(page: Page): Promise<Page> {
  const known = sheets.get(page.context());
  if (known) return known;
  const sheet = await page.context().newPage();
  await sheet.evaluate(program);
  sheets.set(page.context(), sheet);
  return sheet;
}
