import { element, find } from '../dom.ts';
import { filled } from '../filled.ts';
import { tell } from './code.ts';
import { say } from './live-region.ts';
import { words } from './words.ts';

/** Adds a button to each endpoint that copies its Markdown, beside the link to it. */
export function addAgentCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-agent]')) {
    const section = button.closest('section') ?? document.body;
    const { href } = find<HTMLAnchorElement>(section, 'a[data-mirror]');
    button.addEventListener('click', () => copy(button, href));
    button.hidden = false;
  }
}

async function copy(button: HTMLButtonElement, href: string): Promise<void> {
  const text = markdownAt(href);
  try {
    // Called before the text arrives: some browsers allow the clipboard only right after a click.
    const type = 'text/plain';
    await navigator.clipboard.write([new ClipboardItem({ [type]: text.then((said) => new Blob([said], { type })) })]);
    tell(button, words.copied);
  } catch {
    try {
      select(button, await text);
      tell(button, words.selected);
    } catch (error) {
      say(filled(words.failed, { reason: String(error instanceof Error ? error.message : error) }));
    }
  }
}

async function markdownAt(href: string): Promise<string> {
  const response = await fetch(href, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

/** Shows the text in a box if copying is refused. */
function select(button: HTMLElement, text: string): void {
  const line = button.parentElement;
  const known = line?.parentElement?.querySelector('textarea');
  const box = known ?? element('textarea');
  box.readOnly = true;
  box.rows = 6;
  box.value = text;
  box.setAttribute('aria-label', button.getAttribute('aria-label') ?? '');
  if (!known) line?.after(box);
  box.focus();
  box.select();
}
