import { describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';
import { attribute, type Element, elementsIn, readHtml, textOf } from './helpers.ts';

const notFound = '/404.html';
const named = (elements: Element[], ...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
const link = (elements: Element[], rel: string, type?: string) =>
  named(elements, 'link').filter((e) => attribute(e, 'rel') === rel && (!type || attribute(e, 'type') === type));

describe.each(organisations)('parse5 reads $name', ({ site, languages }) => {
  const { get, json, origin, pagePaths, languageOf, directionOf, mirrorOf, notFoundPage } = site;
  const known = new Map<string, ReturnType<typeof readHtml>>();
  const html = (path: string) => {
    const found = known.get(path) ?? readHtml(path === notFound ? notFoundPage : get(path).body);
    known.set(path, found);
    return found;
  };
  const { name } = json<{ name: string }>('/manifest.webmanifest');

  describe.each([...pagePaths, notFound])('the page %s', (path) => {
    const { elements, errors } = html(path);
    const ids = elements.flatMap((e) => attribute(e, 'id') ?? []);

    it('without a parse error (HTML Living Standard 13.2)', () => {
      expect(errors).toEqual([]);
    });

    it('with a language, a title and a description', () => {
      const [root] = named(elements, 'html');
      expect(attribute(root!, 'lang')).toBe(languageOf(path));
      expect(attribute(root!, 'dir') ?? 'ltr').toBe(directionOf(path));
      const titles = named(elements, 'title').map(textOf);
      // A site may be called otherwise in another of its languages.
      const siteName = named(elements, 'meta').find((e) => attribute(e, 'property') === 'og:site_name');
      const called = path.startsWith('/en/') ? attribute(siteName!, 'content')! : name;
      expect(titles).toEqual([expect.stringContaining(called)]);
      expect(titles[0]).not.toContain(`${called}: ${called}`);
      const descriptions = named(elements, 'meta').filter((e) => attribute(e, 'name') === 'description');
      expect(descriptions.map((e) => attribute(e, 'content'))).toEqual([expect.stringMatching(/\S/)]);
    });

    it('with one h1, and no level of headings left out', () => {
      const levels = named(elements, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ tagName }) => Number(tagName[1]));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
    });

    it('with landmarks: a header, a main, a footer, and every nav named', () => {
      expect(named(elements, 'main')).toHaveLength(1);
      const inBody = named(elements, 'body')[0]!.childNodes.map(({ nodeName }) => nodeName);
      expect(inBody).toEqual(expect.arrayContaining(['header', 'main', 'footer']));
      const labels = named(elements, 'nav').map((e) => attribute(e, 'aria-label'));
      expect([labels.every(Boolean), new Set(labels).size]).toEqual([true, labels.length]);
    });

    it('with unique ids, and every reference to one leading somewhere', () => {
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      const references = elements.flatMap((e) =>
        ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) => attribute(e, name)?.split(/\s+/) ?? []),
      );
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    });

    it('with a name for every control, link and image', () => {
      const controls = named(elements, 'input', 'select', 'textarea');
      const labelled = named(elements, 'label').flatMap(({ childNodes }) => childNodes);
      expect(controls.filter((e) => !labelled.includes(e) && !attribute(e, 'aria-label'))).toEqual([]);
      // An element that shows only pictures, such as a logo, is called by what they show.
      const shown = (e: Element) => named(elementsIn(e), 'img').map((img) => attribute(img, 'alt') ?? '');
      const nameOf = (e: Element) => [textOf(e), ...shown(e)].join(' ').trim();
      expect(named(elements, 'a', 'button').filter((e) => nameOf(e) === '')).toEqual([]);
      expect(named(elements, 'img').filter((e) => attribute(e, 'alt') === undefined)).toEqual([]);
    });

    it('with nothing that its Content-Security-Policy forbids: no inline style or handler', () => {
      expect(named(elements, 'style')).toEqual([]);
      expect(elements.filter((e) => e.attrs.some(({ name }) => name === 'style' || name.startsWith('on')))).toEqual([]);
    });
  });

  describe.each(pagePaths)('the head of %s', (path) => {
    const { elements } = html(path);

    it('canonical is the page itself; alternate is its Markdown', () => {
      expect(link(elements, 'canonical').map((e) => attribute(e, 'href'))).toEqual([origin + path]);
      expect(link(elements, 'alternate', 'text/markdown').map((e) => attribute(e, 'href'))).toEqual([
        origin + mirrorOf(path),
      ]);
    });
  });

  describe('the pages compared', () => {
    it.each(languages)('no two in %s have the same title or description', (language) => {
      const own = pagePaths.filter((path) => languageOf(path) === language);
      const heads = own.map((path) => html(path).elements);
      const titles = heads.map((elements) => textOf(named(elements, 'title')[0]!));
      expect(new Set(titles).size).toBe(own.length);
      const texts = heads.map((elements) => elements.find((e) => attribute(e, 'name') === 'description')!);
      expect(new Set(texts.map((e) => attribute(e, 'content'))).size).toBe(own.length);
    });

    it('the 404 page is not to be indexed, and has no address', () => {
      const { elements } = html(notFound);
      expect(elements.some((e) => attribute(e, 'name') === 'robots' && attribute(e, 'content') === 'noindex')).toBe(
        true,
      );
      expect(link(elements, 'canonical')).toEqual([]);
    });
  });
});

it('parse5 would notice a page that is broken', () => {
  expect(readHtml('<!doctype html><p id=a id=b></i>').errors).toEqual(['1: duplicate-attribute']);
});
