import { element } from '../dom.ts';
import { filled } from '../filled.ts';
import { words } from './words.ts';

/** Lists the top-level fields of the endpoint below the side list. */
export function addFieldList(): void {
  const nav = document.querySelector<HTMLElement>('.reference-contents');
  const heading = document.querySelector<HTMLElement>('.endpoint h1');
  const all = [...document.querySelectorAll('.endpoint-fields > .fields > [id]')];
  const fields = all.filter(({ id }) => id.split('.').length === 2);
  if (!nav || !heading || fields.length === 0) return;
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
  nav.append(element('p', filled(words.fieldsOf, { title: heading.textContent ?? '' })), links);
}
