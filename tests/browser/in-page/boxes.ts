import { frameOf, isShown, letterSize, note, styleOf } from './seen.ts';

const controls = 'a[href], button, summary, input, select, textarea, [role=button], [role=tab]';
/** Elements that make a section worth its room, beside text. */
const contents = 'img, svg, canvas, picture, video, audio, iframe, input, select, textarea, button, object';

/** Notes what is wrong with the boxes below `root`: page, small, direction, clipped, scrolled, target, empty. */
export function judgeBoxes(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    judgeOverflow(element);
    judgeContents(element);
    if (/^(?:CODE|PRE|KBD|SAMP)$/.test(element.tagName) && styleOf(element).direction !== 'ltr')
      note('direction', element, element.textContent);
    if (element.matches(controls)) judgeControl(element);
  }
}

function judgeOverflow(element: Element): void {
  const { overflowX, overflowY } = styleOf(element);
  const box = element.getBoundingClientRect();
  const isBeyond = box.right > innerWidth + 0.5 || box.left < -0.5;
  if (element.matches(contents) && box.width > 0 && isBeyond && !frameOf(element.parentElement).scrolls)
    note('page', element, element.textContent, `${box.left} to ${box.right}`);
  if (element.clientWidth === 0) return;
  const isWide = element.scrollWidth > element.clientWidth + 1;
  // The box of a font reaches a little above and below its line.
  const isHigh = element.scrollHeight > element.clientHeight + letterSize(element) / 2;
  if ((isWide && /hidden|clip/.test(overflowX)) || (isHigh && /hidden|clip/.test(overflowY)))
    note('clipped', element, element.textContent);
  const isProgram = /^(?:PRE|TEXTAREA|SELECT)$/.test(element.tagName) || element.querySelector('pre');
  if (isWide && /auto|scroll/.test(overflowX) && !isProgram)
    note('scrolled', element, element.textContent, `${element.scrollWidth} in ${element.clientWidth}`);
}

/** Whether there is anything to see in an element but what `besides` selects. */
function hasContents(element: Element, besides: string): boolean {
  if ([...element.querySelectorAll(contents)].some(isShown)) return true;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if ((node as Text).data.trim() && parent && !parent.closest(besides) && parent.checkVisibility()) return true;
  }
  return false;
}

function judgeContents(element: Element): void {
  // A section that a script fills is announced by itself.
  if (!element.matches('section, article, aside, nav, main, header, footer, figure, ul, ol, dl, table, form, p, li'))
    return;
  if (element.closest('[role=status], [aria-live], output')) return;
  if (element.matches('p, li') && element.getBoundingClientRect().height < 1) return;
  // Its own heading is no contents; those of entries in it may be all that an entry has.
  const heads = element.matches('section, article, aside') ? ':is(h1, h2, h3, h4, h5, h6):not(li *), ' : '';
  if (!hasContents(element, `${heads}script, style`)) note('empty', element, element.textContent);
}

const lettersOf = (element: Element) => (element.textContent?.match(/[\p{L}\p{N}]/gu) ?? []).length;

/** WCAG 2.2 SC 2.5.8, without its exceptions but for links in running text. */
function judgeControl(element: Element): void {
  if (element.matches('input, select, textarea') && letterSize(element) < 12)
    note('small', element, element.textContent, `${letterSize(element)} px`);
  let block = element.parentElement;
  while (block && /^inline$|contents/.test(styleOf(block).display)) block = block.parentElement;
  const links = [...(block?.querySelectorAll('a') ?? [])];
  const rest = block ? links.reduce((n, link) => n - lettersOf(link), lettersOf(block)) : 0;
  if (styleOf(element).display === 'inline' && rest > 2) return;
  const label = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : null;
  const { width, height } = (label ?? element).getBoundingClientRect();
  if (width < 23.99 || height < 23.99)
    note('target', element, element.textContent, `${width.toFixed(1)} x ${height.toFixed(1)}`);
}
