import { element, find } from '../dom.ts';

/** Panels, one visible. */
export interface Tabs {
  /** Tab bar; buttons may be appended. */
  readonly head: HTMLElement;
  /** Adds a tab behind the others and returns its panel. */
  add(name: string, content: readonly Node[]): HTMLElement;
  /** Shows the panel of a name, if there is one. */
  show(name: string): void;
}

/**
 * Makes tabs of the details elements of a place (WAI-ARIA tabs pattern): one Tab stop, arrows, Home and End. `chosen`
 * gets the name of a chosen tab.
 */
export function tabsOf(place: HTMLElement, chosen: (name: string) => void = () => {}): Tabs {
  const head = element('div');
  const list = element('div');
  head.className = 'tabs-head';
  list.className = 'tabs';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', place.dataset.tabs ?? '');
  head.append(list);
  const all: { readonly name: string; readonly tab: HTMLElement; readonly panel: HTMLElement }[] = [];

  const show = (wanted: string) => {
    if (!all.some(({ name }) => name === wanted)) return;
    for (const { name, tab, panel } of all) {
      tab.setAttribute('aria-selected', `${name === wanted}`);
      tab.tabIndex = name === wanted ? 0 : -1;
      panel.hidden = name !== wanted;
    }
  };
  const choose = (name: string) => {
    show(name);
    chosen(name);
  };
  const add = (name: string, content: readonly Node[]) => {
    const tab = element('button', name);
    const panel = element('div');
    tab.type = 'button';
    tab.id = `${place.id}-tab-${all.length}`;
    panel.id = `${place.id}-panel-${all.length}`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    tab.addEventListener('click', () => choose(name));
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    for (const each of content) panel.append(each);
    list.append(tab);
    place.append(panel);
    all.push({ name, tab, panel });
    show(all[0]?.name ?? '');
    return panel;
  };
  list.addEventListener('keydown', (event) => {
    const at = all.findIndex(({ tab }) => tab === event.target);
    const next = nextOf(event.key, at, all.length, getComputedStyle(list).direction === 'rtl');
    const to = next === undefined ? undefined : all[next];
    if (!to) return;
    event.preventDefault();
    choose(to.name);
    to.tab.focus();
  });

  const details = [...place.querySelectorAll(':scope > details')];
  place.replaceChildren(head);
  for (const each of details) {
    const summary = find(each, 'summary');
    summary.remove();
    add(summary.textContent ?? '', [...each.childNodes]);
  }
  place.classList.add('ready');
  return { head, add, show };
}

/** Index that a key leads to: arrows wrap around. */
function nextOf(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
  if (step !== undefined) return (at + (isRtl ? -step : step) + count) % count;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
}
