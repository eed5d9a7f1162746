import type { Drawing, Judgement } from '../judgement.ts';
import { judgeBoxes } from './boxes.ts';
import { blankOf, isBlankDrawing, judgePictures } from './pictures.ts';
import { forget, found } from './seen.ts';
import { judgeText } from './text.ts';

async function judgeBelow(root: HTMLElement): Promise<Drawing[]> {
  forget();
  judgeText(root);
  judgeBoxes(root);
  return judgePictures(root);
}

/** Opens what can be opened, and looks at all of it; menus that lie over the page are opened one by one. */
async function judge(): Promise<Judgement> {
  await document.fonts.ready;
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
  found.length = 0;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`page: ${scrollWidth}`);
  const drawings = await judgeBelow(document.body);
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (popover.checkVisibility()) continue;
    popover.showPopover();
    drawings.push(...(await judgeBelow(popover)));
    popover.hidePopover();
  }
  return { found: [...new Set(found)], drawings };
}

Object.assign(globalThis, { judge, blankOf, isBlankDrawing });
