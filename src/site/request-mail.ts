import { resolveFormFields } from '../content/form-services.ts';
import type { Site } from '../content/site.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { languageOfSite } from '../language/own-words.ts';
import { translate } from '../language/translate.ts';
import type { FormService, RequestForm } from '../theme/model/request.ts';

/** Site fields for requests, by mail or form. */
type RequestSettings = Pick<
  Site,
  'access' | 'contactEmail' | 'contactForm' | 'contactFormFields' | 'features' | 'language' | 'name' | 'words'
>;

/** Ids of what is answered by a name, a number or an address, unless the content says otherwise. */
const names = /(?:^|-)(?:name|organi[sz]ation|company|contact|person|role|phone|telephone|email|number|date|country)$/;

/** Request form of the organisation. */
export function requestForm(site: RequestSettings): RequestForm {
  const { access, contactEmail, features } = site;
  const language = languageOfSite(site);
  return {
    title: translate(language, 'contact.write'),
    anchor: 'request-heading',
    send: translate(language, 'contact.send'),
    email: contactEmail,
    mail: mailUrl(contactEmail, requestSubject(site, undefined)),
    template: requestTemplate(site, undefined),
    longestMailUrl,
    topics: access.topics.map(({ name, description }) => ({
      name,
      description,
      mail: mailUrl(contactEmail, requestSubject(site, name)),
      template: requestTemplate(site, name),
    })),
    points: access.requestIncludes.map(({ answer, ...point }) => ({
      ...point,
      isLine: answer === undefined ? names.test(point.id) : answer === 'line',
    })),
    mustNotContain: access.mustNotContain,
    service: serviceOf(site),
    isTool: features.webMcp,
  };
}

function serviceOf(site: RequestSettings): FormService | undefined {
  const { contactForm: endpoint, contactFormFields: told } = site;
  if (endpoint === undefined) return undefined;
  const { subject, key, ...names } = resolveFormFields(endpoint, told);
  const title = translate(languageOfSite(site), 'contact.write');
  const fixed = [
    { name: subject, value: requestSubject(site, title) },
    { name: key, value: told?.accessKey },
  ];
  return {
    endpoint,
    name: names.name,
    email: names.email,
    honeypot: names.honeypot,
    fixed: fixed.flatMap(({ name, value }) => (name === undefined || value === undefined ? [] : [{ name, value }])),
  };
}

/** Maximum characters: mail programs cut longer subjects, and RFC 5322 §2.1.1 asks for 78 a line. */
const longestSubject = 78;
/** Maximum characters of a URL for old mail programs and webmail. */
const longestMailUrl = 1800;

/**
 * A `mailto:` URL (RFC 6068). Form encoding would be wrong here: mail programs show its `+` as a plus sign.
 *
 * @param body lines end as they like; RFC 6068 §5 wants %0D%0A
 */
function mailUrl(address: string, subject: string, body?: string): string {
  const to = encodeURIComponent(address).replace('%40', '@');
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body.replace(/\r\n?|\n/g, '\r\n'))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`;
}

/** Subject line: topic and recipient; a long topic is cut before the name. */
function requestSubject(site: RequestSettings, topic: string | undefined): string {
  if (topic === undefined) return shortened(site.name, longestSubject);
  const name = shortened(site.name, Math.max(longestSubject / 2, longestSubject - 3 - [...topic].length));
  return `${shortened(topic, longestSubject - 3 - [...name].length)} · ${name}`;
}

/** Link for requests without the form: the points as lines to fill in, if a URL can hold them. */
function requestTemplate(site: RequestSettings, topic: string | undefined): string {
  const { contactEmail, access } = site;
  const subject = requestSubject(site, topic);
  const language = languageByTag(site.language);
  const line = (label: string, value: string) => translate(language, 'text.labelled', { label, value });
  const points = [
    ...(topic === undefined ? [] : [line(translate(language, 'contact.topic'), topic)]),
    ...access.requestIncludes.map(({ name }) => line(name, '')),
  ];
  const url = mailUrl(contactEmail, subject, points.join('\n\n'));
  return url.length <= longestMailUrl ? url : mailUrl(contactEmail, subject);
}

function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
