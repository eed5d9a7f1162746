import { element } from './dom.ts';

/** Adds a button to each block of code that copies it; the words are on the text around. */
export function addCodeCopy(): void {
  for (const pre of document.querySelectorAll<HTMLElement>('[data-copy] pre')) {
    const { copy = '', copied = '' } = pre.closest<HTMLElement>('[data-copy]')?.dataset ?? {};
    const button = element('button', copy);
    button.type = 'button';
    button.className = 'quiet copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(pre.textContent ?? '');
      button.textContent = copied;
      setTimeout(() => {
        button.textContent = copy;
      }, 2000);
    });
    const box = element('div');
    box.className = 'code-box';
    pre.replaceWith(box);
    box.append(pre, button);
  }
}
