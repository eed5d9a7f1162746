import type { DocumentLens } from '../../lens/document-lens.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import { renderLensHeading } from './lens-heading.ts';

/** Human view: the page in a frame, an image, or the text. */
export function renderPersonLens({ person: seen, path, title }: DocumentLens): HTMLElement {
  const isElsewhere = seen.type !== 'text' && seen.path !== path;
  return createDomElement(
    'section',
    { className: 'lens person' },
    renderLensHeading('What a person sees', isElsewhere && `on ${seen.path}`),
    content(seen, title),
  );
}

function content(seen: DocumentLens['person'], title: string): HTMLElement {
  if (seen.type === 'text') return createDomElement('pre', { tabIndex: 0 }, seen.text);
  return seen.type === 'page' ? frame(seen.path, title) : createDomElement('img', { src: seen.path, alt: title });
}

/** A fragment in the address would scroll the desk too: the frame is scrolled by hand. */
function frame(path: string, title: string): HTMLElement {
  const [address = '', id] = path.split('#');
  const made = createDomElement('iframe', { src: `/__gazette/frame${address}`, title: `The page ${title}` });
  made.onload = () => {
    const target = id && made.contentDocument?.getElementById(id);
    if (target) made.contentWindow?.scrollTo(0, target.getBoundingClientRect().top);
  };
  return made;
}
