import { attributeIn, tagsIn } from '../published/html.ts';
import { createTextRecorder, type PublishedRepresentation, type RecordStatement } from './statement.ts';

/** Claims of a page's markup: its address, and the ways to a person, each with its id. */
export function recordMarkup({ text, path, origin }: PublishedRepresentation, tell: RecordStatement): void {
  const link = tagsIn(text, 'link').find((tag) => attributeIn(tag, 'rel') === 'canonical');
  const canonical = link && attributeIn(link, 'href');
  tell(`address of ${path}`, canonical, 'link canonical');
  if (canonical !== undefined) tell(`address of ${path}`, origin + path, 'path');
  for (const [, mail = ''] of text.matchAll(/ [\w-]+="mailto:([^"?]+)/g))
    createTextRecorder(tell)('any mailbox', mail, 'text', mail.toLowerCase());
  for (const [, id = '', inside = ''] of text.matchAll(/<li id="route-([\w-]+)">([\s\S]*?)<\/li>/g)) {
    tell(`mailbox of the route #${id}`, /href="mailto:([^"?]+)/.exec(inside)?.[1], `#route-${id}`);
    tell(`telephone of the route #${id}`, /href="tel:([^"]+)/.exec(inside)?.[1], `#route-${id}`);
  }
}
