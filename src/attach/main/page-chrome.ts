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
  listChildren,
  type Node,
  pushReversed,
} from '../../core/html-tree.ts';
import { hiddenBy } from './collapsed.ts';
import { isMostlyLinks, wordsBesideLinks } from './link-density.ts';

/**
 * Parts around a text, known by what they are made of: links to an editor or to the top, path of the page, copyright,
 * lists of similar pages. Names the rule; undefined for anything else.
 */
export function findChromeRule(element: Element, root: Element, signs: ChromeSigns): string | undefined {
  if (element.tagName === 'a') return findLinkRule(element, root);
  if (element.tagName === 'fieldset') return hasField(element) ? 'form' : undefined;
  if (isSlideButton(element)) return 'button';
  if (!containers.test(element.tagName)) return undefined;
  if (element.tagName === 'span' && isAroundEditLink(element)) return 'edit link';
  const rule = signs.hasAny ? findShortRule(element, root, signs) : undefined;
  return rule ?? (isSimilarPages(element) ? 'similar pages' : undefined);
}

function findShortRule(element: Element, root: Element, signs: ChromeSigns): string | undefined {
  const text = shortText(element, 300);
  if (text === undefined) return undefined;
  if (signs.hasCopyright && isCopyright(text) && isLast(element, root)) return 'copyright';
  if (signs.hasArrow && isPath(element, text, root)) return 'breadcrumb';
  return signs.hasLanguage && isLanguages(element, text) ? 'languages' : undefined;
}

/** Signs of such parts on a page: most pages have none, and then none is looked for. */
interface ChromeSigns {
  readonly hasCopyright: boolean;
  readonly hasArrow: boolean;
  readonly hasLanguage: boolean;
  readonly hasAny: boolean;
}

export function findChromeSigns(root: Element): ChromeSigns {
  const text = elementText(root);
  const hasCopyright = /©|\(c\)|copyright/i.test(text);
  const hasArrow = arrows.test(text);
  const hasLanguage = hasDescendant(
    root,
    (each) => each.tagName === 'a' && getAttribute(each, 'hreflang') !== undefined,
  );
  return { hasCopyright, hasArrow, hasLanguage, hasAny: hasCopyright || hasArrow || hasLanguage };
}

const arrows = /[›»>→/|⟩]/;

const containers = /^(?:div|section|header|footer|p|span|ul|ol|td|tr|table|center|address|small|font)$/;

/** Text that is shown below a node; undefined where there are more than `most` characters. */
export function shortText(node: Node, most: number): string | undefined {
  let text = '';
  const open: Node[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ('value' in next) text += next.value;
    else if (isElement(next) && (silent.test(next.tagName) || hiddenBy(next) !== undefined)) continue;
    if ('value' in next && text.length > most && withoutBlanks(text).length > most) return undefined;
    pushReversed(open, listChildren(next));
  }
  return withoutBlanks(text);
}

const withoutBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim();

const silent = /^(?:script|style|template|noscript|svg|nav|form|button)$/;

/** A link to the source of the page in an editor, or a last one to the top of the page. */
function findLinkRule(link: Element, root: Element): string | undefined {
  const href = getAttribute(link, 'href')?.trim() ?? '';
  if (isEditLink(link)) return 'edit link';
  const isTop = /^#(?:top|page-top|_?top_?|oben|haut)?$/i.test(href);
  const label = labelOf(link);
  if (href.startsWith('#') && top.test(label)) return 'link to the top';
  return isTop && label.length <= 60 && isLast(link, root) ? 'link to the top' : undefined;
}

/** Words of a link, or of its picture. */
function labelOf(link: Element): string {
  const words = shortText(link, 100) ?? '';
  const [picture] = descendants(link, /^img$/);
  return words === '' && picture ? (getAttribute(picture, 'alt') ?? '') : words;
}

const top =
  /^\W*(?:(?:back to |go to )?(?:the )?top(?: of (?:the )?page)?|(?:zurück )?nach oben|zum seitenanfang|(?:retour en )?haut de (?:la )?page|torna su|inizio pagina|volver arriba|voltar ao topo|naar boven|do góry|ページの?先頭へ?|ページトップへ?)\W*$/i;

/** A link to an editor of the source of the page. */
export const isEditLink = (element: Element): boolean =>
  element.tagName === 'a' &&
  /^https?:.*\/(?:edit|_edit)\/.*\.\w+$|[?&]action=edit\b/i.test(getAttribute(element, 'href')?.trim() ?? '');

/** Brackets around such a link, as MediaWiki has them behind headings. */
const isAroundEditLink = (element: Element): boolean =>
  /edit/i.test(getAttribute(element, 'class') ?? '') &&
  hasDescendant(element, isEditLink) &&
  wordsBesideLinks(element) === 0;

/** Whether no words stand behind an element, but for parts that are no text. */
function isLast(element: Element, root: Element): boolean {
  for (let at: Element = element; at !== root; ) {
    const { parentNode: parent } = at;
    if (parent === null) return false;
    const behind = parent.childNodes.slice(parent.childNodes.indexOf(at as never) + 1);
    if (behind.some((each) => shortText(each, 0) !== '')) return false;
    if (!isElement(parent)) return true;
    at = parent;
  }
  return true;
}

/** A line that begins with a copyright, at the end of a page. */
const isCopyright = (text: string): boolean =>
  // Asked of every part of a page.
  '©(cC'.includes(text.charAt(0)) && /^(?:copyright\s*)?(?:©|\(c\)).{0,60}(?:19|20)\d\d|^copyright\s+\d{4}/i.test(text);

/** The path to a page: links with arrows or strokes between, before its first heading. */
function isPath(element: Element, text: string, root: Element): boolean {
  if (!arrows.test(text)) return false;
  const links = descendants(element, /^a$/);
  const labels = new Set(links.map((each) => shortText(each, 200)));
  const steps = text.split(/\s*[›»>→/|⟩]\s*/).filter((each) => each !== '');
  if (labels.size === 0 || steps.length < 2 || countWords(steps.at(-1) ?? '') > 12) return false;
  return steps.slice(0, -1).every((each) => labels.has(each)) && isFirst(element, root);
}

/** Whether neither a heading nor a paragraph of some length stands in front. */
function isFirst(element: Element, root: Element): boolean {
  for (const each of findElements(root)) {
    if (each === element) return true;
    const isText = /^h[1-6]$/.test(each.tagName) ? shortText(each, 0) === undefined : isLongParagraph(each);
    if (isText && !isAround(each, element)) return false;
  }
  return false;
}

const isLongParagraph = (each: Element): boolean => each.tagName === 'p' && shortText(each, 80) === undefined;

const isAround = (outer: Element, inner: Element): boolean => hasAncestor(inner, (each) => each === outer);

/** Whether an element leads to other languages of a page, as its links say. */
function isLanguages(element: Element, text: string): boolean {
  const links = descendants(element, /^a$/);
  const others = links.filter((each) => getAttribute(each, 'hreflang') && getAttribute(each, 'rel') === 'alternate');
  if (others.length === 0 || links.length > others.length + 1) return false;
  return countWords(text) - links.length <= 4 * links.length;
}

const hasField = (element: Element): boolean =>
  hasDescendant(element, ({ tagName }) => /^(?:input|select|textarea)$/.test(tagName));

/** A control that moves slides or closes a window, drawn as an icon. */
function isSlideButton(element: Element): boolean {
  if (
    /^(?:span|div|a)$/.test(element.tagName) &&
    /(?:^|[\s_-])close(?=$|[\s_-])/i.test(getAttribute(element, 'class') ?? '')
  )
    return /^[×✕✖✗xX]?$/.test(shortText(element, 1) ?? 'more');
  if (getAttribute(element, 'role') !== 'button' || element.tagName === 'a') return false;
  return /(?:^|[\s_-])(?:prev(?:ious)?|next|arrow)(?=$|[\s_-])/i.test(getAttribute(element, 'class') ?? '');
}

/** Headings that themes write above lists of similar pages. */
const similar =
  /^(?:related|similar|recommended|more (?:posts|articles|from)|you (?:may|might) also|read (?:next|more)|ähnliche|verwandte|weitere (?:beiträge|artikel)|das könnte|articles? (?:similaires|liés|récents)|vous aimerez|articoli (?:correlati|simili)|potrebbe|art[íi]culos relacionados|tambi[ée]n te|artigos relacionados|podobne|powiązane|gerelateerd|関連|おすすめ記事|مقالات ذات صلة|مطالب مرتبط|نوشته‌های مرتبط)/i;

/** A part that is called so and has little but links. */
function isSimilarPages(element: Element): boolean {
  if (!/^(?:div|section)$/.test(element.tagName)) return false;
  const [title] = element.childNodes.filter(isElement);
  if (title === undefined || !/^h[1-6]$/.test(title.tagName)) return false;
  return similar.test(shortText(title, 80) ?? '') && isMostlyLinks(element);
}
