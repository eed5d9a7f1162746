import { element, find } from './dom.ts';
import { say } from './live-region.ts';

/** A button that copies, on every code block with a caption; the caption keeps room for it, so nothing moves. */
export function addCopyButtons(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code')) addCopyButton(figure);
}

function addCopyButton(figure: HTMLElement): void {
  const pre = find(figure, 'pre');
  const button = element('button', 'Copy');
  button.type = 'button';
  button.className = 'quiet';
  const name = figure.getAttribute('aria-label');
  if (name) button.setAttribute('aria-label', `Copy: ${name}`);
  button.addEventListener('click', async () => {
    let result = 'Copied';
    try {
      await navigator.clipboard.writeText(pre.textContent ?? '');
    } catch {
      getSelection()?.selectAllChildren(pre);
      result = 'Selected';
    }
    button.textContent = result;
    say(`${result}.`);
    setTimeout(() => {
      button.textContent = 'Copy';
      say('');
    }, 2000);
  });
  (figure.querySelector('[data-tools]') ?? find(figure, 'figcaption')).append(button);
}
