import {
  countWords,
  descendants,
  type Element,
  elementText,
  findElements,
  getAttribute,
  hasAncestor,
  hasDescendant,
  isElement,
} from '../../core/html-tree.ts';
import { hiddenBy, namesOf } from './collapsed.ts';
import { hasLinks, isMostlyLinks, linksIn, wordsBesideLinks } from './link-density.ts';
import { isEditLink } from './page-chrome.ts';

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
  results: (each) => countWords(elementText(each)) <= few && /\d/.test(elementText(each)),
  newsletter: (each) => isShort(each) && hasField(each),
  ...ofNames('respond reply', (each) => isShort(each) && (hasField(each) || isMostlyLinks(each))),
  ...ofNames(
    'related pagination pager skiplink navbox catlinks',
    (each) => each.tagName !== 'table' && isMostlyLinks(each),
  ),
  // DocBook repeats the titles of the page, its chapter and its neighbours there.
  ...ofNames('navheader navfooter printfooter', (each) => isShort(each) && hasLinks(each)),
};
/** More words than parts around the content have. */
const little = 100;

function ofNames(names: string, is: (element: Element) => boolean): Record<string, (element: Element) => boolean> {
  return Object.fromEntries(names.split(' ').map((name) => [name, is]));
}

/** Buttons or fields, or in a short part links; entries of a reference may be called so too. */
function hasControl(element: Element): boolean {
  if (/^(?:d[dlt]|t[dhr]|pre|code)$/.test(element.tagName)) return false;
  if (hasDescendant(element, ({ tagName }) => /^(?:button|input)$/.test(tagName))) return true;
  return isShort(element) && linksIn(element).some((each) => !getAttribute(each, 'href')?.startsWith('#'));
}

const hasField = (element: Element): boolean =>
  hasDescendant(element, ({ tagName }) => /^(?:form|input|button|iframe)$/.test(tagName));
const isShort = (element: Element): boolean => countWords(elementText(element)) <= little;

/** Buttons, or links that all lead to other sites or into a mail. */
function leadsAway(element: Element): boolean {
  const targets = linksIn(element).map((each) => getAttribute(each, 'href') ?? '#');
  return (targets.length > 0 || hasControl(element)) && targets.every((href) => /^(?:[a-z]+:|\/\/|#|$)/i.test(href));
}

/** The foot of a page or text that is links or a copyright; that of a quotation names its source. */
function isFoot(element: Element): boolean {
  if (element.tagName !== 'footer' || element.parentNode?.nodeName === 'blockquote' || !isShort(element)) return false;
  if (hasDescendant(element, isEditLink)) return true;
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
  if (isTextAfterAll(element, role)) return undefined;
  if (tag === 'label' && !isChoice(element)) return 'label';
  if (tags.has(tag)) return isLongText(element) ? `long ${tag}` : tag;
  if (role !== undefined && roles.has(role)) return `role ${role}`;
  const hidden = hiddenBy(element);
  // Formulas for readers of the screen stand beside their picture.
  if (hidden !== undefined && !isFormula(element)) return hidden;
  if (isFoot(element)) return 'footer';
  if (answerOfForm.test(getAttribute(element, 'class') ?? '')) return 'form';
  return isContents(element) ? 'table of contents' : wordOf(element, isWhole);
}

/** A part that is named like one around the text, and has text of the page in it. */
function isTextAfterAll(element: Element, role: string | undefined): boolean {
  if (element.tagName === 'aside') return isCallout(element, role);
  if (element.tagName === 'form') return isPageForm(element);
  return element.tagName === 'nav' && isProse(element);
}

/** A form, or a part beside the text of a page, with so much text that it may be content. */
function isLongText(element: Element): boolean {
  if (element.tagName !== 'form' && !(element.tagName === 'aside' && isInText(element))) return false;
  return !isShort(element) && !isMostlyLinks(element);
}

const isInText = (element: Element): boolean =>
  hasAncestor(element, ({ tagName }) => tagName === 'main' || tagName === 'article');

/** A form around a whole page, as WebForms makes it: it has the landmarks of a page. */
const isPageForm = (form: Element): boolean =>
  hasDescendant(
    form,
    (each) =>
      /^(?:main|article|h1|header|footer|nav)$/.test(each.tagName) ||
      getAttribute(each, 'name') === '__VIEWSTATE' ||
      getAttribute(each, 'role') === 'main',
  );

/** Text in an element for menus, as builders of pages use it for answers that open. */
const isProse = (nav: Element): boolean =>
  hasDescendant(nav, ({ tagName }) => tagName === 'p') && wordsBesideLinks(nav) >= 5 && !isMostlyLinks(nav);

/** Answers of a form that was sent. */
const answerOfForm = /(?:^|\s)(?:w-form-(?:done|fail)|wpcf7-response-output)(?=$|\s)/;

/** The label of a box that style sheets ask, and not of a field. */
const isChoice = (label: Element): boolean => !hasAncestor(label, ({ tagName }) => tagName === 'form');

const isFormula = (element: Element): boolean =>
  element.tagName === 'math' || element.childNodes.some((each) => isElement(each) && isFormula(each));

/** A table of contents, as Docusaurus has it beside the text: links to headings of the same page. */
function isContents(element: Element): boolean {
  if (!contents.test(namesOf(element))) return false;
  const links = descendants(element, /^a$/);
  const words = links.reduce((sum, link) => sum + countWords(elementText(link)), 0);
  return (
    links.length > 0 &&
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
  const names = namesOf(element);
  const found = names === '' ? undefined : wordIn(names);
  if (found === undefined || isWhole(element)) return undefined;
  if (!suspects[found]?.(element)) return undefined;
  if (hasDescendant(element, (each) => headings.test(each.tagName) && isTitled(each, element))) return undefined;
  return isShort(element) || isMostlyLinks(element) ? found : `long ${found}`;
}

function wordIn(names: string): string | undefined {
  if (/skip[-_]?(?:to|link|nav)/i.test(names)) return 'skiplink';
  if (/results?-count/i.test(names)) return 'results';
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
  const names = namesOf(element);
  if (element.tagName !== 'td' && !menus.test(names)) return false;
  const links = linksIn(element).length;
  const least = /(?:^|[\s_-])(?:menu|nav|navigation)(?=$|[\s_-])/i.test(names) ? 2 : 3;
  if (links < least || wordsBesideLinks(element) > few) return false;
  return element.tagName !== 'td' || isColumn(element);
}

/** A cell of a table that places parts of a page, beside a longer one. */
function isColumn(cell: Element): boolean {
  const { parentNode: row } = cell;
  if (row === null || countWords(elementText(row)) <= 2 * countWords(elementText(cell))) return false;
  let table: Element | undefined = cell;
  while (table && table.tagName !== 'table')
    table = table.parentNode && isElement(table.parentNode) ? table.parentNode : undefined;
  // Tables within it may be of data.
  const own = table ? [...findElements(table, ({ tagName }) => tagName !== 'table')] : [];
  return !own.some(({ tagName }) => /^(?:th|thead|caption)$/.test(tagName));
}

/** A part that is called the head of a page and has its menu. */
export function isBanner(element: Element): boolean {
  if (element.tagName !== 'div' && element.tagName !== 'td') return false;
  const names = [getAttribute(element, 'class') ?? '', getAttribute(element, 'id') ?? ''];
  if (!names.some((each) => /(?:^|[\s_-])(?:header|masthead|banner)(?=$|\s)/i.test(each))) return false;
  return hasDescendant(element, (each) => each.tagName === 'nav' || isMenu(each));
}

/** A banner or footer of the page, and not of an article in it. */
export const isPageLandmark = (element: Element): boolean =>
  /^(?:header|footer)$/.test(element.tagName) &&
  !hasAncestor(element, ({ tagName }) => /^(?:article|section|main)$/.test(tagName));
