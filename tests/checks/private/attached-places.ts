import type { Problem } from '../../../src/core/problem.ts';
import { attached, html } from '../../attach/found.ts';

const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

type At = (text: string, id: string) => readonly [file: string, text: string];

/** Pages of another generator, which get mirrors. */
export const attachedPlaces: Readonly<Record<string, At>> = {
  'the text of an attached page': (text, id) => [`text-${id}.html`, html('A page', `<p>${inHtml(text)}</p>`)],
  'the title of an attached page': (text, id) => [`title-${id}.html`, html(inHtml(text), '<p>Nothing.</p>')],
  'the description of an attached page': (text, id) => [
    `description-${id}.html`,
    html('A page', '<p>Nothing.</p>').replace('About A page.', () => inAttribute(text)),
  ],
  'an alternative text of an attached page': (text, id) => [
    `alt-${id}.html`,
    html('A page', `<p>Nothing.</p><img src="/drawing.svg" alt="${inAttribute(text)}">`),
  ],
  'a cell of an attached page': (text, id) => [
    `cell-${id}.html`,
    html('A page', `<table><tr><th>A</th><th>B</th></tr><tr><td>x</td><td>${inHtml(text)}</td></tr></table>`),
  ],
  'the footer of an attached page': (text, id) => [
    `footer-${id}.html`,
    html('A page', '<p>Nothing.</p>').replace('Imprint', () => inHtml(text)),
  ],
  'the target of a link of an attached page': (text, id) => [
    `target-${id}.html`,
    html('A page', `<p><a href="https://other.example/?q=${encodeURIComponent(text)}">A link</a></p>`),
  ],
};

/** Their names. */
export const attachedNames: Readonly<Record<string, At>> = {
  'the name of an attached page': (name, id) => [`n${id}/${name}.html`, html('A page', '<p>Nothing.</p>')],
  'the name of a folder of attached pages': (name, id) => [
    `f${id}/${name}/index.html`,
    html('A page', '<p>Nothing.</p>'),
  ],
};

const folder = new URL('../../fixtures/least/', import.meta.url).pathname;
const least = { contentDir: `${folder}content`, publicDir: `${folder}public` };

/** Attaches facts to a site of these pages; what is said of each, by file, before what several share is told once. */
export function attachedWith(files: ReadonlyMap<string, string | Uint8Array>): Map<string, readonly Problem[]> {
  const found = new Map<string, readonly Problem[]>();
  const links = [...files.keys()].map(
    (file) => `<a href="/${file.split('/').map(encodeURIComponent).join('/')}">x</a>`,
  );
  const home = html('Home', '<p>Nothing.</p>', { nav: links.join('\n') });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  attached({ 'index.html': home, 'drawing.svg': svg, ...Object.fromEntries(files) }, least, {
    of(file, _basis, find) {
      const problems = find();
      found.set(file, problems);
      return problems;
    },
  });
  return found;
}
