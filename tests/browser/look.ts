import { seeded } from '../support/seeded.ts';
import { judge, measure } from './judge.ts';
import type { TestBrowser } from './tools.ts';

/** The widths in px and schemes in which every page must stand. */
export const widths = [320, 390, 768, 1280, 1920] as const;
export const schemes = ['light', 'dark'] as const;

/** A page as somebody may see it. */
export interface View {
  readonly path: string;
  readonly width: (typeof widths)[number];
  readonly scheme: (typeof schemes)[number];
  /** Not judged by axe, which takes five times as long as all else. */
  readonly isBrief?: boolean;
}

/** Every page in every width and scheme. */
export const allViews = (paths: readonly string[]): View[] =>
  paths.flatMap((path) => widths.flatMap((width) => schemes.map((scheme) => ({ path, width, scheme }))));

/** The most views of a site of which axe is asked, where not all are looked at. */
const mostByAxe = 4;
const isHome = (path: string) => /^\/(?:[a-z]{2}\/)?$/.test(path);

/**
 * Each page once, a homepage twice; ten views of a site are of every width and scheme. Axe judges each homepage, and
 * others to make four views. The same ones for each seed.
 */
export function someViews(paths: readonly string[], seed: number): View[] {
  const below = seeded(seed);
  const left: View[] = [];
  const views = paths.flatMap((path) =>
    Array.from({ length: isHome(path) ? 2 : 1 }, () => {
      if (left.length === 0) left.push(...allViews(['']));
      const [view] = left.splice(below(left.length), 1);
      return { ...view!, path };
    }),
  );
  const others = views.filter(({ path }) => !isHome(path));
  const room = Math.max(0, mostByAxe - (views.length - others.length));
  const brief = new Set(others);
  for (let i = 0; i < room && others.length > 0; i += 1) brief.delete(others.splice(below(others.length), 1)[0]!);
  return views.map((view) => ({ ...view, isBrief: brief.has(view) }));
}

/** Opens each view, four at a time, and says what is wrong: its page, width, scheme and the judge's words. */
export async function judgeViews(browser: TestBrowser, origin: string, views: readonly View[]): Promise<string[]> {
  const queue = [...views];
  const faults: string[] = [];
  const work = async () => {
    const { page, said, requests } = await browser.visit();
    for (let view = queue.shift(); view; view = queue.shift()) {
      const { path, width, scheme, isBrief } = view;
      [said.length, requests.length] = [0, 0];
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const answer = await page.goto(origin + path, { waitUntil: 'load' });
      const found = await (isBrief ? measure : judge)(page);
      const outside = requests.filter((url) => !url.startsWith(`${origin}/`)).map((url) => `request: ${url}`);
      // A browser says itself that the page for what is missing is missing.
      const heard = said.filter((line) => answer?.status() !== 404 || !line.includes('404'));
      faults.push(...[...found, ...outside, ...heard].map((fault) => `${path} ${width} px, ${scheme}: ${fault}`));
    }
    await page.context().close();
  };
  await Promise.all([work(), work(), work(), work()]);
  return faults.sort();
}
