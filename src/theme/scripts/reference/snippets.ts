import { type Tabs, tabsOf } from './tabs.ts';

const key = 'reference-language';

/** Snippets as tabs; the chosen language applies to all of them, and to the next visit. */
export function addSnippetTabs(): void {
  const panes: readonly Tabs[] = [...document.querySelectorAll<HTMLElement>('.tabbed:not([data-try])')].map((place) =>
    tabsOf(place, (name) => {
      for (const pane of panes) pane.show(name);
      remember(name);
    }),
  );
  const name = remembered();
  if (name !== null) for (const pane of panes) pane.show(name);
}

// Storage may be blocked: then a choice lasts as long as the page.
function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // Not stored.
  }
}
