import { element, find } from '../dom.ts';
import { filled } from '../filled.ts';
import { say } from './live-region.ts';
import { words } from './words.ts';

/** Adds a copy button to each code block with a caption; the caption reserves room, so nothing moves. */
export function addCopyButtons(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code')) addCopyButton(figure);
}

function addCopyButton(figure: HTMLElement): void {
  const pre = find(figure, 'pre');
  const button = element('button', words.copy);
  button.type = 'button';
  button.className = 'quiet';
  const name = figure.getAttribute('aria-label');
  if (name) button.setAttribute('aria-label', filled(words.copyOf, { name }));
  button.addEventListener('click', async () => {
    let result = words.copied;
    try {
      await navigator.clipboard.writeText(pre.textContent ?? '');
    } catch {
      getSelection()?.selectAllChildren(pre);
      result = words.selected;
    }
    tell(button, result);
  });
  find(figure, 'figcaption').append(button);
}

/** Shows a result on a button, and announces it, for two seconds; the button keeps its width. */
export function tell(button: HTMLElement, result: string): void {
  const text = button.textContent;
  button.style.minInlineSize = `${button.offsetWidth}px`;
  button.textContent = result;
  say(result);
  setTimeout(() => {
    if (button.textContent === result) button.textContent = text;
    say('');
  }, 2000);
}
