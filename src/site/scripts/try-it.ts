import { element, find } from './dom.ts';
import { filled } from './filled.ts';
import { say } from './live-region.ts';
import { words } from './words.ts';

/**
 * Requests a document of this origin from the reference and shows status, header fields and body in the place of the
 * example, which is below the button and as high: nothing moves, and what was asked for is in view.
 */
export function addTryButtons(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-try]'))
    addTryButton(place, place.dataset.try ?? '');
}

function addTryButton(place: HTMLElement, path: string): void {
  const example = find(place, '[data-example]');
  const tools = find(place, '[data-try-tools]');
  const back = button(tools, words.example, filled(words.showExample, { path }));
  const ask = button(tools, words.tryIt, filled(words.tryItOf, { path }));
  const answer = element('div');
  const status = element('p');
  place.append(answer);
  answer.append(status);
  back.className = 'second';
  back.hidden = true;
  answer.className = 'answer';
  status.className = 'status-line';

  const showAnswer = (text: string, shown = document.createDocumentFragment()) => {
    if (!example.hidden) answer.style.minHeight = `${example.offsetHeight}px`;
    example.hidden = true;
    back.hidden = false;
    answer.replaceChildren(status, shown);
    status.textContent = text;
    say(text);
    answer.scrollIntoView({ block: 'nearest' });
  };
  back.addEventListener('click', () => {
    answer.replaceChildren(status);
    answer.style.minHeight = '';
    status.textContent = '';
    say('');
    example.hidden = false;
    back.hidden = true;
    ask.focus();
  });
  ask.addEventListener('click', async () => {
    ask.disabled = true;
    try {
      const { text, shown } = await answerOf(path);
      showAnswer(text, shown);
    } catch (error) {
      showAnswer(filled(words.failed, { reason: error instanceof Error ? error.message : String(error) }));
    }
    ask.disabled = false;
    if (document.activeElement === document.body) ask.focus({ preventScroll: true });
  });
}

function button(place: HTMLElement, text: string, label: string): HTMLButtonElement {
  const made = element('button', text);
  made.type = 'button';
  made.setAttribute('aria-label', label);
  place.append(made);
  return made;
}

/** The status line of an answer, its header fields, and its body in a region that can be scrolled by keyboard. */
async function answerOf(path: string) {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    cache: 'no-cache',
  });
  const body = await response.text();
  const fields = element('dl');
  for (const name of ['content-type', 'etag', 'cache-control'])
    fields.append(element('dt', name), element('dd', response.headers.get(name) ?? words.notSent));
  fields.append(element('dt', words.size), element('dd', `${new TextEncoder().encode(body).length}`));
  const region = element('section');
  region.tabIndex = 0;
  region.setAttribute('aria-label', filled(words.body, { path }));
  const pre = element('pre');
  pre.append(element('code', body));
  region.append(pre);
  const shown = document.createDocumentFragment();
  shown.append(fields, region);
  return { text: `${response.status} ${response.ok ? 'OK' : response.statusText}`, shown };
}
