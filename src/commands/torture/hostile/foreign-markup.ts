import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsIn, parseHtml } from '../../../core/html-tree.ts';
import { listTree } from '../../../publish/tree.ts';
import type { Random } from '../random.ts';
import { canary } from './attacks.ts';

/** Pages that are looked at beside those that hold the word. */
const others = 3;

/** Elements, attributes and addresses of attackers in the pages of a folder, as a browser reads them: a sentence each. */
export function foreignMarkup(dist: string, random: Random): string[] {
  const pages = listTree(dist).filter(({ path, kind }) => kind === 'file' && path.endsWith('.html'));
  const sample = new Set(Array.from({ length: others }, () => random.of(pages).path));
  return pages.flatMap(({ path }) => {
    const text = readFileSync(join(dist, path), 'utf8');
    return text.toLowerCase().includes(canary) || sample.has(path) ? foreignIn(path, text) : [];
  });
}

function foreignIn(page: string, text: string): string[] {
  const found: string[] = [];
  for (const { tagName, attrs, childNodes } of elementsIn(parseHtml(text))) {
    if (tagName.includes(canary)) found.push(`${page} has an element <${tagName}>`);
    for (const { name, value } of attrs) {
      if (name.startsWith('on')) found.push(`${page} has an attribute ${name}="${value.slice(0, 60)}"`);
      if (
        /^(?:href|src|action|formaction)$/.test(name) &&
        /^(?:javascript|data|vbscript):/i.test(asRead(value)) &&
        value.includes(canary)
      )
        found.push(`${page} leads to ${value.slice(0, 60)}`);
    }
    if (tagName === 'script' && !attrs.some(({ name, value }) => name === 'type' && /json/.test(value)))
      for (const child of childNodes)
        if ('value' in child && child.value.includes(canary)) found.push(`${page} has a script with the planted word`);
  }
  return found;
}

/** Browsers leave out tabs and line ends in addresses, and control characters before them (WHATWG URL §4.4). */
const asRead = (address: string): string => [...address].filter((sign) => sign > ' ').join('');
