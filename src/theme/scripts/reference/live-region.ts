import { element } from '../dom.ts';

const region = element('p');
region.className = 'unseen';
region.setAttribute('role', 'status');
document.body.append(region);

/** Says something aloud to those who hear the page. */
export function say(text: string): void {
  region.textContent = text;
}
