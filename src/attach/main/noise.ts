import { attribute, countWords, type Element, elementsIn, isElement, textOf } from '../../core/html-tree.ts';

const tags = new Set(
  'script style template noscript svg iframe form button dialog nav aside canvas object embed select textarea'.split(
    ' ',
  ),
);
const roles = new Set(
  'navigation search dialog alertdialog banner contentinfo complementary menu menubar toolbar'.split(' '),
);
const words = new Set(
  'cookie cookies consent gdpr breadcrumb breadcrumbs share sharing newsletter popup skiplink navheader navfooter'.split(
    ' ',
  ),
);
/** Words that name sections of documentation too: of more text than a bar or a form has, they say nothing. */
const ofLittle = new Set('breadcrumb breadcrumbs share sharing newsletter popup'.split(' '));
const little = 100;
/** A box beside the text that belongs to it, as generators of documentation write them. */
const callout =
  /(?:^|[\s_-])(?:note|tip|info|caution|warning|danger|important|admonition|callout|starlight-aside)(?:$|[\s_-])/i;
const headings = /^h[1-6]$/;
const contents = /(?:^|[\s_-])(?:toc|table-of-contents)(?:$|[\s_-])/i;

/** By which rule an element is no part of the main content, in a few words; undefined: it is one. */
export function noiseOf(element: Element, isWhole: (element: Element) => boolean): string | undefined {
  const { tagName: tag } = element;
  const role = attribute(element, 'role')?.toLowerCase();
  if (tag === 'aside' && isCallout(element, role)) return undefined;
  if (tags.has(tag)) return tag;
  if (role !== undefined && roles.has(role)) return `role ${role}`;
  const hidden = attribute(element, 'hidden');
  // What is hidden until it is found is there to be found.
  if (hidden !== undefined && hidden !== 'until-found') return 'hidden';
  if (attribute(element, 'aria-hidden') === 'true') return 'aria-hidden';
  if (/display\s*:\s*none/i.test(attribute(element, 'style') ?? '')) return 'display: none';
  return isContents(element) ? 'table of contents' : wordOf(element, isWhole);
}

/** Links to the headings of the page itself, as Docusaurus has them beside the text: they say what stands there anyway. */
function isContents(element: Element): boolean {
  if (!contents.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`)) return false;
  const links = [...elementsIn(element)].filter(({ tagName }) => tagName === 'a');
  const words = links.reduce((sum, link) => sum + countWords(textOf(link)), 0);
  return (
    links.length > 1 &&
    links.every((link) => attribute(link, 'href')?.startsWith('#')) &&
    countWords(textOf(element)) - words <= few
  );
}
/** As many as stand above such links: "On this page". */
const few = 5;

const isCallout = (element: Element, role: string | undefined): boolean =>
  role === 'note' || callout.test(attribute(element, 'class') ?? '');

/** The word of a class or id that names noise. A heading may speak of cookies, and so may what it is the heading of. */
function wordOf(element: Element, isWhole: (element: Element) => boolean): string | undefined {
  if (headings.test(element.tagName) || element.tagName === 'body' || element.tagName === 'main') return undefined;
  const names = [attribute(element, 'class'), attribute(element, 'id')].join(' ');
  const found = wordIn(names);
  if (found === undefined || isWhole(element)) return undefined;
  if (ofLittle.has(found) && countWords(textOf(element)) > little) return undefined;
  for (const each of elementsIn(element)) if (headings.test(each.tagName) && isTitled(each, element)) return undefined;
  return `word ${found}`;
}

function wordIn(names: string): string | undefined {
  if (/skip[-_]?(?:to|link|nav)/i.test(names)) return 'skip-link';
  const spelt = names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return spelt.find((word) => words.has(word));
}

/** A section that is called as its heading is: an entry of a policy, no dialog. */
function isTitled(heading: Element, element: Element): boolean {
  const id = attribute(element, 'id');
  if (id === undefined || element.tagName === 'dialog') return false;
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join('-');
  return words(textOf(heading)) === words(id) || attribute(heading, 'id') === id;
}

/** An element around another that is a banner or a footer of the page, and not of an article in it. */
export function isOfPage(element: Element): boolean {
  if (element.tagName !== 'header' && element.tagName !== 'footer') return false;
  for (let { parentNode: parent } = element; parent !== null && isElement(parent); parent = parent.parentNode)
    if (['article', 'section', 'main'].includes(parent.tagName)) return false;
  return true;
}
