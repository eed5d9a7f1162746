import { element } from '../dom.ts';
import { filled } from '../filled.ts';
import { words } from './words.ts';

/** Share of the window; sections above it are read. */
const line = 0.3;

/** Marks the current section in the side list, and lists its fields below if nothing moves by it. */
export function addSectionMark(): void {
  const nav = document.querySelector<HTMLElement>('.reference-contents');
  if (!nav) return;
  const fields = element('div');
  nav.append(fields);
  const links = new Map([...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((a) => [a.hash.slice(1), a]));
  const headings = [...document.querySelectorAll<HTMLElement>(':is(h1, h2)[id]')];
  if (links.size === 0) {
    list(fields, headings[0]);
    return;
  }
  let current: HTMLElement | undefined;
  const mark = () => {
    const read = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight * line);
    const now = read.findLast((heading) => links.has(heading.id));
    if (now === current) return;
    for (const [id, link] of links)
      if (id === now?.id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    current = now;
    list(fields, now);
  };
  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px -${100 - line * 100}% 0px` });
  for (const heading of headings) observer.observe(heading);
}

/** Top-level fields of an endpoint. */
function list(place: HTMLElement, heading: HTMLElement | undefined): void {
  const all = heading?.closest('.endpoint')?.querySelectorAll('.endpoint-fields > .fields > [id]') ?? [];
  const fields = [...all].filter(({ id }) => id.split('.').length === 2);
  place.replaceChildren();
  if (!heading || fields.length === 0) return;
  const links = element('ul');
  for (const field of fields) {
    const link = element('a');
    const name = element('code', field.id.slice(field.id.indexOf('.') + 1));
    name.dir = 'ltr';
    link.href = `#${field.id}`;
    link.append(name);
    const item = element('li');
    item.append(link);
    links.append(item);
  }
  place.append(element('p', filled(words.fieldsOf, { title: heading.textContent ?? '' })), links);
}
