import { element } from '../dom.ts';

const region = element('p');
region.className = 'unseen';
region.setAttribute('role', 'status');
document.body.append(region);

/** Announces a text to screen readers. */
export function say(text: string): void {
  region.textContent = text;
}
