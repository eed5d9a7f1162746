/** Tags of an element, as pages of ours write them. */
export const findTags = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];

/** Value of an attribute of a tag; undefined if absent. */
export const findAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** Texts of the structured data of a page. */
export const findLinkedData = (html: string): string[] =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g), ([, text = '']) => text);
