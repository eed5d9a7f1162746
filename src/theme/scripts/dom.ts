/** First match below `place`; throws if a page was rendered without it. */
export function find<T extends Element = HTMLElement>(place: ParentNode, selector: string): T {
  const found = place.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** A new element with a text. */
export function element<K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
