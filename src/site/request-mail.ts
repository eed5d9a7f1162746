import type { Site } from '../content/site.ts';
import { say } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';

/** What a request is made of: by mail, or by the form. */
export type RequestSettings = Pick<
  Site,
  'access' | 'contactEmail' | 'contactForm' | 'features' | 'language' | 'name' | 'words'
>;

/** Characters of a subject: mail programs cut longer ones, and RFC 5322 §2.1.1 asks for lines of 78. */
const longestSubject = 78;
/** Characters of a URL that old mail programs and webmail take over whole. */
export const longestMailUrl = 1800;

/**
 * A `mailto:` URL (RFC 6068). Form encoding would be wrong here: mail programs show its `+` as a plus sign.
 *
 * @param body lines end as they like; RFC 6068 §5 wants %0D%0A
 */
export function mailUrl(address: string, subject: string, body?: string): string {
  const to = encodeURIComponent(address).replace('%40', '@');
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body.replace(/\r\n?|\n/g, '\r\n'))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`;
}

/** What a request is about and to whom, on one line; a long topic gives way before the name does. */
export function requestSubject(site: RequestSettings, topic: string | undefined): string {
  if (topic === undefined) return shortened(site.name, longestSubject);
  const name = shortened(site.name, Math.max(longestSubject / 2, longestSubject - 3 - [...topic].length));
  return `${shortened(topic, longestSubject - 3 - [...name].length)} · ${name}`;
}

/** The link of those who write without the form: the points of a request as lines to fill in, where a URL can bear them. */
export function requestTemplate(site: RequestSettings, topic: string | undefined): string {
  const { contactEmail, access } = site;
  const subject = requestSubject(site, topic);
  const language = spoken(site.language);
  const line = (label: string, value: string) => say(language, 'text.labelled', { label, value });
  const points = [
    ...(topic === undefined ? [] : [line(say(language, 'contact.topic'), topic)]),
    ...access.requestIncludes.map(({ name }) => line(name, '')),
  ];
  const url = mailUrl(contactEmail, subject, points.join('\n\n'));
  return url.length <= longestMailUrl ? url : mailUrl(contactEmail, subject);
}

function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
