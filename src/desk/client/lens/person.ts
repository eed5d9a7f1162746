import type { DocumentLens } from '../../lens/document.ts';
import { element } from '../common/element.ts';
import { heading } from './heading.ts';

/** Human view: the page in a frame, an image, or the text. */
export function person({ person: seen, path, title }: DocumentLens): HTMLElement {
  const isElsewhere = seen.type !== 'text' && seen.path !== path;
  return element(
    'section',
    { className: 'lens person' },
    heading('What a person sees', isElsewhere && `on ${seen.path}`),
    content(seen, title),
  );
}

function content(seen: DocumentLens['person'], title: string): HTMLElement {
  if (seen.type === 'text') return element('pre', { tabIndex: 0 }, seen.text);
  return seen.type === 'page' ? frame(seen.path, title) : element('img', { src: seen.path, alt: title });
}

/** A fragment in the address would scroll the desk too: the frame is scrolled by hand. */
function frame(path: string, title: string): HTMLElement {
  const [address = '', id] = path.split('#');
  const made = element('iframe', { src: `/__gazette/frame${address}`, title: `The page ${title}` });
  made.onload = () => {
    const target = id && made.contentDocument?.getElementById(id);
    if (target) made.contentWindow?.scrollTo(0, target.getBoundingClientRect().top);
  };
  return made;
}
