import {
  createElement,
  createTextNode,
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
} from '../../core/html-tree.ts';

/** Why an element is not shown at first; undefined for one that is. */
export function hiddenBy(element: Element): 'hidden' | 'aria-hidden' | 'display: none' | 'off screen' | undefined {
  if (element.attrs.length === 0) return undefined;
  const hidden = getAttribute(element, 'hidden');
  // Text search finds `until-found` content.
  if (hidden !== undefined && hidden !== 'until-found') return 'hidden';
  // Old and new prices are shown, whatever readers of the screen are told instead.
  const isShown = /^(?:del|ins|s)$/.test(element.tagName);
  if (getAttribute(element, 'aria-hidden') === 'true' && !isShown) return 'aria-hidden';
  const style = getAttribute(element, 'style');
  if (style === undefined) return undefined;
  if (/display\s*:\s*none/i.test(style)) return 'display: none';
  return /(?:left|top|text-indent)\s*:\s*-\d{4,}px/i.test(style) ? 'off screen' : undefined;
}

const panelName =
  /(?:^|[\s_-])(?:tab-?(?:pane|panel|content)s?|tabbed-block|accordion|collaps(?:e|ed|ible)|toggle[_-]?content|panel|expand(?:ed|able)?|spoiler|faq|answer)(?=$|[\s_-])/i;
/** Parts of a page that open too and are no content. */
const chromeName =
  /(?:^|[\s_-])(?:menu|nav(?:bar|igation)?|dropdown|offcanvas|drawer|tooltip|popover|search|toast|cookies?|consent|login|cart|settings)(?=$|[\s_-])/i;
/** Content only if a button of the text opens it. */
const windowName = /(?:^|[\s_-])(?:modal|popup|lightbox)(?=$|[\s_-])/i;
const chromeRole = /^(?:menu|menubar|listbox|navigation|search|tooltip)$/;
const titles = /^(?:h[1-6]|dt|summary|th|caption)$/;
const targets = ['aria-controls', 'data-bs-target', 'data-target', 'href', 'for'];

const isTab = (element: Element): boolean => getAttribute(element, 'role') === 'tab';
/** Class and id of an element. */
export const namesOf = (element: Element): string =>
  `${getAttribute(element, 'class') ?? ''} ${getAttribute(element, 'id') ?? ''}`.trim();
const wordsOf = (node: Node): string => elementText(node).replace(/\s+/g, ' ').trim();
const elementsIn = (node: Node): Element[] => listChildren(node).filter(isElement);

function isPanel(element: Element): boolean {
  const role = getAttribute(element, 'role');
  if (role === 'tabpanel') return true;
  return !isChrome(element) && panelName.test(getAttribute(element, 'class') ?? '');
}

const isChrome = (element: Element): boolean => {
  const role = getAttribute(element, 'role') ?? '';
  if (/^(?:nav|form|button|script|style|template)$/.test(element.tagName) || chromeRole.test(role)) return true;
  return isWindow(element) || (role !== 'tabpanel' && chromeName.test(namesOf(element)));
};

/** A window over the page. */
const isWindow = (element: Element): boolean =>
  element.tagName === 'dialog' ||
  /^(?:alert)?dialog$/.test(getAttribute(element, 'role') ?? '') ||
  windowName.test(getAttribute(element, 'class') ?? '');

/** A window with a text of its own, and no form or notice of cookies. */
const isTextWindow = (element: Element): boolean =>
  isWindow(element) &&
  !chromeName.test(namesOf(element)) &&
  !hasDescendant(element, ({ tagName }) => /^(?:form|input)$/.test(tagName));

/**
 * Opens what readers open by a click, for it is public content: tab panels, accordions, answers. The words of a tab or
 * button become the heading of what it opens. The tree is changed. Gives the words that are no longer where they stood.
 */
export function openCollapsed(root: Element): string {
  const all = [...findElements(root)];
  for (const each of all) normaliseTitle(each);
  const labels = new Map<Element, Element[]>();
  const unpaired: Element[] = [];
  const index = indexOf(all);
  for (const control of all.filter((each) => isControl(each, index))) {
    const panel = openedBy(control, index);
    if (panel) labels.set(panel, [...(labels.get(panel) ?? []), control]);
    else unpaired.push(control);
  }
  for (const [panel, control] of pairInOrder(unpaired)) labels.set(panel, [...(labels.get(panel) ?? []), control]);
  for (const each of labels.keys()) if (isWindow(each)) toSection(each);
  const moved = [...labels.values()].flat().filter((each) => !isInTitle(each));
  const copies = unpaired.filter((each) => isTab(each) && isCopy(each, labels));
  const words = [...moved, ...copies].map(wordsOf).join(' ');
  for (const each of copies) takeOut(each, root);
  for (const each of all) if (labels.has(each) || (hiddenBy(each) !== undefined && isClosed(each))) show(each);
  if (labels.size > 0) entitle(root, root, 1, labels);
  return words;
}

/** A window becomes a part of the text. */
function toSection(window: Element): void {
  window.tagName = window.nodeName = 'section';
  window.attrs = window.attrs.filter(({ name }) => !/^(?:role|class|id)$/.test(name));
  for (const each of findElements(window)) if (each.tagName === 'h1') each.tagName = each.nodeName = 'h2';
}

/** A tab that is written twice, for narrow windows too. */
const isCopy = (tab: Element, labels: ReadonlyMap<Element, readonly Element[]>): boolean =>
  [...labels.values()].some((controls) => controls.some((each) => each !== tab && wordsOf(each) === wordsOf(tab)));

/** A heading by role gets its tag; a button that is all of a title becomes its words. */
function normaliseTitle(element: Element): void {
  if (getAttribute(element, 'role') === 'heading' && !titles.test(element.tagName)) {
    const level = Number(getAttribute(element, 'aria-level') ?? 2);
    element.tagName = `h${Math.min(Math.max(Math.trunc(level) || 2, 1), 6)}`;
  }
  if (!titles.test(element.tagName)) return;
  for (const each of findElements(element))
    if (each.tagName === 'button' && wordsOf(each) === wordsOf(element)) each.tagName = 'span';
}

interface Index {
  readonly byId: ReadonlyMap<string, Element>;
  readonly byLabel: ReadonlyMap<string, Element>;
}

function indexOf(all: readonly Element[]): Index {
  const by = (name: string) =>
    new Map(
      all.flatMap((each) => {
        const value = getAttribute(each, name);
        return value === undefined ? [] : [[value, each] as const];
      }),
    );
  return { byId: by('id'), byLabel: by('aria-labelledby') };
}

/** A tab, a button that opens, a link of a script, the label of a box that style sheets ask. */
function isControl(element: Element, { byId }: Index): boolean {
  if (isTab(element)) return true;
  const { tagName } = element;
  if (tagName === 'label') {
    const box = byId.get(getAttribute(element, 'for') ?? '');
    return box !== undefined && /^(?:radio|checkbox)$/.test(getAttribute(box, 'type') ?? '');
  }
  const opens = ['aria-expanded', 'data-toggle', 'data-bs-toggle'].some(
    (name) => getAttribute(element, name) !== undefined,
  );
  if (tagName === 'button')
    return opens || getAttribute(element, 'aria-controls') !== undefined || panelName.test(namesOf(element));
  if (tagName === 'a' && isTabLink(element)) return true;
  return opens && (tagName === 'a' || tagName === 'span' || getAttribute(element, 'role') === 'button');
}

/** A link of a list that is called tabs: `<ul class="tabs"><li><a href="#a">`; scripts need no address. */
function isTabLink(link: Element): boolean {
  if (!(getAttribute(link, 'href') ?? '#').startsWith('#')) return false;
  const list = link.parentNode?.nodeName === 'li' ? link.parentNode.parentNode : link.parentNode;
  return [list, list && 'parentNode' in list ? list.parentNode : null].some(
    (each) => each && isElement(each) && /(?:^|[\s_-])tabs?(?=$|[\s_-])/i.test(getAttribute(each, 'class') ?? ''),
  );
}

/** The panel that a control names, or that follows it. */
function openedBy(control: Element, { byId, byLabel }: Index): Element | undefined {
  const named = targets.flatMap((name) => byId.get(getAttribute(control, name)?.replace(/^#/, '') ?? '') ?? []);
  const found = [...named, byLabel.get(getAttribute(control, 'id') ?? '')].find(
    (each) => each && each.tagName !== 'input' && (!isChrome(each) || isTextWindow(each)) && !contains(each, control),
  );
  if (found && isWindow(found)) return found;
  const opens = isTab(control) || getAttribute(control, 'aria-expanded') !== undefined;
  if (found && (opens || isPanel(found) || hiddenBy(found) !== undefined || isTabLink(control))) return found;
  if (isTab(control)) return undefined;
  const next = nextOf(control) ?? (wrapsOnly(control) ? nextOf(control.parentNode as Element) : undefined);
  return next && !isChrome(next) && (isPanel(next) || hiddenBy(next) !== undefined) ? next : undefined;
}

const contains = (outer: Element, inner: Element): boolean =>
  outer === inner || hasAncestor(inner, (each) => each === outer);

function wrapsOnly({ parentNode, ...control }: Element): boolean {
  return parentNode !== null && isElement(parentNode) && wordsOf(parentNode) === wordsOf(control as Element);
}

function nextOf(element: Element): Element | undefined {
  const siblings = element.parentNode ? elementsIn(element.parentNode) : [];
  return siblings[siblings.indexOf(element) + 1];
}

/** Hidden content that has a title in front, or the class of a panel. */
function isClosed(element: Element): boolean {
  if (isPanel(element)) return true;
  if (!/^(?:div|section|article|p|ul|ol|dd)$/.test(element.tagName)) return false;
  const siblings = element.parentNode ? elementsIn(element.parentNode) : [];
  const before = siblings[siblings.indexOf(element) - 1];
  return before !== undefined && titles.test(before.tagName) && !isChrome(element);
}

function show(element: Element): void {
  element.attrs = element.attrs.filter(
    ({ name, value }) => !/^(?:hidden|aria-hidden)$/.test(name) && !(name === 'style' && /display/i.test(value)),
  );
}

/** Tabs that name nothing: the first opens the first panel behind their list. */
function pairInOrder(controls: readonly Element[]): [Element, Element][] {
  const lists = new Map<Node, Element[]>();
  for (const each of controls) {
    const { parentNode: parent } = each;
    const list = parent && parent.nodeName === 'li' ? (parent as Element).parentNode : parent;
    if (list) lists.set(list, [...(lists.get(list) ?? []), each]);
  }
  return [...lists].flatMap(([list, tabs]) => {
    const panels = isElement(list) ? panelsBehind(list, tabs) : [];
    return panels.length === tabs.length
      ? panels.map((panel, at): [Element, Element] => [panel, tabs[at] as Element])
      : [];
  });
}

function panelsBehind(list: Element, tabs: readonly Element[]): Element[] {
  const siblings = list.parentNode ? elementsIn(list.parentNode) : [];
  const behind = siblings.slice(siblings.indexOf(list) + 1);
  const own = behind.filter(isPanel);
  if (own.length === tabs.length && own.length > 1) return own;
  return behind[0] ? elementsIn(behind[0]) : [];
}

/** Puts headings into panels, one level below the heading that stands before; gives the level of the last heading. */
function entitle(
  root: Element,
  element: Element,
  level: number,
  labels: ReadonlyMap<Element, readonly Element[]>,
): number {
  let last = level;
  for (const child of elementsIn(element)) {
    if (/^h[1-6]$/.test(child.tagName)) last = Number(child.tagName.slice(1));
    const controls = labels.get(child);
    if (controls) {
      const own = Math.min(last + 1, 6);
      addTitle(root, child, controls, own);
      entitle(root, child, own, labels);
    } else last = entitle(root, child, last, labels);
  }
  return last;
}

function addTitle(root: Element, panel: Element, controls: readonly Element[], level: number): void {
  const isTitled = controls.some(isInTitle);
  const words = controls.map(wordsOf).find((each) => /\p{L}/u.test(each));
  for (const each of controls) if (!isInTitle(each)) takeOut(each, root);
  const [first] = descendants(panel, /^h[1-6]$/);
  if (isTitled || words === undefined || (first && wordsOf(first) === words)) return;
  const heading = createElement(`h${level}`, [createTextNode(words)]);
  heading.parentNode = panel;
  panel.childNodes.unshift(heading);
}

const isInTitle = (element: Element): boolean =>
  titles.test(element.tagName) || hasAncestor(element, ({ tagName }) => titles.test(tagName));

/** Takes an element out, with those around it that are empty then. */
function takeOut(element: Element, root: Element): void {
  const { parentNode: parent } = element;
  if (!parent || element === root) return;
  parent.childNodes = parent.childNodes.filter((each) => each !== element);
  if (isElement(parent) && wordsOf(parent) === '') takeOut(parent, root);
}
