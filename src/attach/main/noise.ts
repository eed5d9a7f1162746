import { countWords, type Element, elementText, findElements, getAttribute, isElement } from '../../core/html-tree.ts';
import { hiddenBy } from './collapsed.ts';

const tags = new Set(
  'script style template noscript svg form button dialog nav aside canvas select textarea'.split(' '),
);
const roles = new Set(
  'navigation search dialog alertdialog banner contentinfo complementary menu menubar toolbar'.split(' '),
);
/** Parts that a name alone makes suspect, and what such a part has. */
const suspects: Readonly<Record<string, (element: Element) => boolean>> = {
  ...ofNames('cookie cookies consent gdpr popup', hasControl),
  ...ofNames('breadcrumb breadcrumbs', (each) => isShort(each) && hasLinks(each) && wordsBesideLinks(each) <= 12),
  ...ofNames('share sharing', (each) => isShort(each) && leadsAway(each) && wordsBesideLinks(each) <= few),
  newsletter: (each) => isShort(each) && hasField(each),
  ...ofNames('related pagination pager skiplink navheader navfooter', isMostlyLinks),
};
/** More words than parts around the content have. */
const little = 100;

function ofNames(names: string, is: (element: Element) => boolean): Record<string, (element: Element) => boolean> {
  return Object.fromEntries(names.split(' ').map((name) => [name, is]));
}

const descendants = (element: Element, tag: RegExp): Element[] =>
  [...findElements(element)].filter((each) => tag.test(each.tagName));
const linksIn = (element: Element): Element[] => (element.tagName === 'a' ? [element] : descendants(element, /^a$/));

function hasControl(element: Element): boolean {
  return descendants(element, isShort(element) ? /^(?:a|button|input)$/ : /^(?:button|input)$/).length > 0;
}

const hasField = (element: Element): boolean => descendants(element, /^(?:form|input|button|iframe)$/).length > 0;
const hasLinks = (element: Element): boolean => linksIn(element).length > 0;
const isShort = (element: Element): boolean => countWords(elementText(element)) <= little;

/** Buttons, or links that all lead to other sites or into a mail. */
function leadsAway(element: Element): boolean {
  const targets = linksIn(element).map((each) => getAttribute(each, 'href') ?? '#');
  return (targets.length > 0 || hasControl(element)) && targets.every((href) => /^(?:[a-z]+:|\/\/|#|$)/i.test(href));
}

function wordsBesideLinks(element: Element): number {
  const parts = element.tagName === 'a' ? [element] : descendants(element, /^(?:a|button|h[1-6])$/);
  return countWords(elementText(element)) - parts.reduce((sum, each) => sum + countWords(elementText(each)), 0);
}

/** Lists of other pages: at most two words in five are no link. */
function isMostlyLinks(element: Element): boolean {
  return hasLinks(element) && wordsBesideLinks(element) * 2.5 <= countWords(elementText(element));
}

/** The foot of a page or text that is links or a copyright; that of a quotation names its source. */
function isFoot(element: Element): boolean {
  if (element.tagName !== 'footer' || element.parentNode?.nodeName === 'blockquote' || !isShort(element)) return false;
  return isMostlyLinks(element) || /©|\bcopyright\b/i.test(elementText(element));
}

/** Classes of callouts and notes, as documentation generators write them. */
const callout =
  /(?:^|[\s_-])(?:note|tip|hint|info|caution|warning|danger|error|attention|important|seealso|todo|admonition|callout|topic|footnote(?:-list)?|citation(?:-list)?|epigraph|pullquote|pull-quote|example|starlight-aside)(?=$|[\s_-])/i;
const headings = /^h[1-6]$/;
const contents = /(?:^|[\s_-])(?:toc|table-of-contents)(?:$|[\s_-])/i;

/** Name of the rule by which an element is noise; undefined for main content. */
export function findNoiseRule(element: Element, isWhole: (element: Element) => boolean): string | undefined {
  const { tagName: tag } = element;
  const role = getAttribute(element, 'role')?.toLowerCase();
  if (tag === 'aside' && isCallout(element, role)) return undefined;
  if (tag === 'form' && isPageForm(element)) return undefined;
  if (tag === 'label' && !isChoice(element)) return 'label';
  if (tags.has(tag)) return tag;
  if (role !== undefined && roles.has(role)) return `role ${role}`;
  const hidden = hiddenBy(element);
  // Formulas for readers of the screen stand beside their picture.
  if (hidden !== undefined && !isFormula(element)) return hidden;
  if (isFoot(element)) return 'footer';
  return isContents(element) ? 'table of contents' : wordOf(element, isWhole);
}

/** A form around a whole page, as WebForms makes it: it has the landmarks of a page. */
function isPageForm(form: Element): boolean {
  for (const each of findElements(form)) {
    if (/^(?:main|article|h1|header|footer|nav)$/.test(each.tagName)) return true;
    if (getAttribute(each, 'name') === '__VIEWSTATE' || getAttribute(each, 'role') === 'main') return true;
  }
  return false;
}

/** The label of a box that style sheets ask, and not of a field. */
function isChoice(label: Element): boolean {
  for (let { parentNode: up } = label; up !== null && isElement(up); up = up.parentNode)
    if (up.tagName === 'form') return false;
  return true;
}

const isFormula = (element: Element): boolean =>
  element.tagName === 'math' || element.childNodes.some((each) => isElement(each) && isFormula(each));

/** A table of contents, as Docusaurus has it beside the text: links to headings of the same page. */
function isContents(element: Element): boolean {
  if (!contents.test(`${getAttribute(element, 'class') ?? ''} ${getAttribute(element, 'id') ?? ''}`)) return false;
  const links = [...findElements(element)].filter(({ tagName }) => tagName === 'a');
  const words = links.reduce((sum, link) => sum + countWords(elementText(link)), 0);
  return (
    links.length > 1 &&
    links.every((link) => getAttribute(link, 'href')?.startsWith('#')) &&
    countWords(elementText(element)) - words <= few
  );
}
/** Maximum of other words, such as "On this page". */
const few = 5;

/** A sidebar of docutils has a title of its own; the column of a page has none. */
const isCallout = (element: Element, role: string | undefined): boolean =>
  role === 'note' ||
  role?.startsWith('doc-') === true ||
  callout.test(getAttribute(element, 'class') ?? '') ||
  element.childNodes.some((each) => isElement(each) && getAttribute(each, 'class') === 'sidebar-title');

/** Word of a class or id that names noise. Headings, and the sections that they name, may contain it. */
function wordOf(element: Element, isWhole: (element: Element) => boolean): string | undefined {
  if (headings.test(element.tagName) || element.tagName === 'body' || element.tagName === 'main') return undefined;
  const names = [getAttribute(element, 'class'), getAttribute(element, 'id')].join(' ');
  const found = wordIn(names);
  if (found === undefined || isWhole(element)) return undefined;
  if (!suspects[found]?.(element)) return undefined;
  for (const each of findElements(element))
    if (headings.test(each.tagName) && isTitled(each, element)) return undefined;
  return `word ${found}`;
}

function wordIn(names: string): string | undefined {
  if (/skip[-_]?(?:to|link|nav)/i.test(names)) return 'skiplink';
  const spelt = names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return spelt.find((word) => Object.hasOwn(suspects, word));
}

/** A section whose id matches its heading: an entry of a policy, no dialog. */
function isTitled(heading: Element, element: Element): boolean {
  const id = getAttribute(element, 'id');
  if (id === undefined || element.tagName === 'dialog') return false;
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join('-');
  return words(elementText(heading)) === words(id) || getAttribute(heading, 'id') === id;
}

const menus = /(?:^|[\s_-])(?:menu|nav|navbar|navigation|topnav|sidebar|header|footer)(?=$|[\s_-])/i;

/** A list of links that is called a menu, or fills a cell beside others: how pages without landmarks have them. */
export function isMenu(element: Element): boolean {
  const names = `${getAttribute(element, 'class') ?? ''} ${getAttribute(element, 'id') ?? ''}`;
  if (element.tagName !== 'td' && !menus.test(names)) return false;
  if (linksIn(element).length < 3 || wordsBesideLinks(element) > few) return false;
  const { parentNode: row } = element;
  return (
    element.tagName !== 'td' || (row !== null && countWords(elementText(row)) > 2 * countWords(elementText(element)))
  );
}

/** A banner or footer of the page, and not of an article in it. */
export function isPageLandmark(element: Element): boolean {
  if (element.tagName !== 'header' && element.tagName !== 'footer') return false;
  for (let { parentNode: parent } = element; parent !== null && isElement(parent); parent = parent.parentNode)
    if (['article', 'section', 'main'].includes(parent.tagName)) return false;
  return true;
}
