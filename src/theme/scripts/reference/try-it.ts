import { element } from '../dom.ts';
import { filled } from '../filled.ts';
import { tabsOf } from './tabs.ts';
import { words } from './words.ts';

/** Timeout of a request, in seconds. */
const patience = 10;

/**
 * Requests a document of this origin and shows status, header fields and body in a tab beside the example, in a pane of
 * fixed height: nothing moves, and the result is in view.
 */
export function addTryButtons(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-try]'))
    addTryButton(place, place.dataset.try ?? '');
}

function addTryButton(place: HTMLElement, path: string): void {
  const tabs = tabsOf(place);
  const status = element('p', words.idle);
  const shown = element('div');
  const ask = element('button', words.tryIt);
  status.className = 'status-line';
  status.setAttribute('role', 'status');
  shown.className = 'answer-parts';
  ask.type = 'button';
  ask.setAttribute('aria-label', filled(words.tryItOf, { path }));
  tabs.add(words.live, [status, shown]).className = 'answer';
  tabs.head.append(ask);

  let isAsking = false;
  ask.addEventListener('click', async () => {
    if (isAsking) return;
    isAsking = true;
    tabs.show(words.live);
    status.className = 'status-line';
    status.dir = 'auto';
    status.textContent = words.asking;
    shown.replaceChildren();
    try {
      const { text, isGood, fields, body } = await answerOf(path);
      status.classList.add(isGood ? 'good' : 'bad');
      // Left to right: numbers and Latin words.
      status.dir = 'ltr';
      status.textContent = text;
      shown.replaceChildren(fields, body);
    } catch (error) {
      status.classList.add('bad');
      status.textContent = filled(words.failed, { reason: String(error instanceof Error ? error.message : error) });
    }
    isAsking = false;
  });
}

/** Status line of an answer, header fields and body. Throws the cause if there is none. */
async function answerOf(path: string) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience * 1000);
  const start = performance.now();
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      cache: 'no-cache',
      signal: controller.signal,
    });
    const body = await response.text();
    const status = `${response.status} ${response.ok ? 'OK' : response.statusText}`.trim();
    const ms = Math.round(performance.now() - start);
    const size = new TextEncoder().encode(body).length;
    return {
      text: filled(words.done, { status, ms, size }),
      isGood: response.ok,
      fields: headerList(response),
      body: bodyOf(path, body),
    };
  } catch (error) {
    if (controller.signal.aborted) throw new Error(filled(words.timeout, { n: patience }));
    throw navigator.onLine ? error : new Error(words.offline);
  } finally {
    clearTimeout(timer);
  }
}

function headerList({ headers }: Response): HTMLElement {
  const details = element('details');
  const fields = element('dl');
  details.append(element('summary', words.headers), fields);
  for (const [name, value] of headers) {
    const field = element('dd');
    field.append(element('code', value));
    fields.append(element('dt', name), field);
  }
  return details;
}

/** The body in a region that keys can scroll, with highlighted member names. */
function bodyOf(path: string, body: string): HTMLElement {
  const region = element('section');
  const pre = element('pre');
  const code = element('code');
  region.tabIndex = 0;
  region.dir = 'ltr';
  region.setAttribute('aria-label', filled(words.body, { path }));
  for (const [i, part] of body.split(/^( *"\w+")(?=: )/gm).entries()) {
    const piece = i % 2 === 1 ? element('span', part) : part;
    if (typeof piece !== 'string') piece.className = 'member';
    code.append(piece);
  }
  pre.append(code);
  region.append(pre);
  return region;
}
