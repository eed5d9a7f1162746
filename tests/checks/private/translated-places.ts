import { escaped, nothing, page, type places, question } from './places.ts';

/** Texts in the second language of a site, which the first need not have. */
export const translatedPlaces: typeof places = {
  'a translated page': (text, id) => [`content/pages/body-${id}.de.md`, page('A page', nothing, escaped(text))],
  'the title of a translated page': (text, id) => [`content/pages/title-${id}.de.md`, page(text, nothing, nothing)],
  'the description of a translated page': (text, id) => [
    `content/pages/description-${id}.de.md`,
    page('A page', text, nothing),
  ],
  'an alternative text of a translated page': (text, id) => [
    `content/pages/alt-${id}.de.md`,
    page('A page', nothing, `![${escaped(text)}](/drawing.svg)`),
  ],
  'a translated answer': (text, id, n) => [`content/faq/q-${id}.de.md`, question(escaped(text), n + 1)],
  'a translated question': (text, id, n) => [`content/faq/asked-${id}.de.md`, question(nothing, n + 1001, text)],
  'translated news': (text, id) => [
    `content/news/n-${id}.de.md`,
    `---\ntitle: News\ndescription: What is new.\ndate: 2026-01-01\n---\n\n${escaped(text)}\n`,
  ],
};
