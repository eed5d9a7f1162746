import { linksOfField } from '../published/fields.ts';
import { recordContentSignals } from './preferences.ts';
import type { PublishedRepresentation, RecordStatement } from './statement.ts';
import { toAbsoluteLink } from './text.ts';

/** Claims of an answer's header fields: policies and guides in Link, signals, and that nobody has to log in. */
export function recordHeaders(doc: PublishedRepresentation, tell: RecordStatement): void {
  const { headers } = doc;
  for (const { to, rel } of linksOfField(headers.link)) {
    const about = /auth/.test(to) && rel === 'service-doc' ? 'authentication guide' : relations[rel];
    if (about !== undefined && (rel !== 'status' || doc.prefix === ''))
      tell(about, toAbsoluteLink(to, doc), `header Link ${rel}`);
  }
  if (headers['content-signal'] !== undefined)
    recordContentSignals(headers['content-signal'], 'header Content-Signal', tell);
  if (headers['www-authenticate'] !== undefined)
    tell('authentication', headers['www-authenticate'], 'header WWW-Authenticate');
}

const relations: Readonly<Record<string, string>> = {
  'privacy-policy': 'privacy policy',
  'terms-of-service': 'terms of use',
  'service-desc': 'OpenAPI description',
  'service-doc': 'documentation',
  'api-catalog': 'API catalog',
  license: 'text of the licence',
};
