import { lastTextDigest } from '../content/check/body/text-digest.ts';
import type { RecordedPage } from '../content/read/recorded-pages.ts';
import type { MarkdownSource } from '../content/read/source.ts';
import type { PageRecord } from '../core/page-record.ts';

/** Reads the record of a page that has the same bytes. */
export function toPageValues({ values, bodyBytes, facts, text }: PageRecord): RecordedPage {
  const value = JSON.parse(values) as unknown;
  if (text === '') return { value, bodyBytes };
  const [digest = '', basis = ''] = text.split(' ');
  // Pictures are none of its text.
  const names = facts.filter((name) => !name.startsWith('/'));
  return { value, bodyBytes, knownText: { digest, names, basis } };
}

/** Digest and basis of a page's text, for its record; empty where no ledger asked for them. */
export function formatTextRecord(source: MarkdownSource): string {
  const known = lastTextDigest(source);
  return known === undefined ? '' : `${known.digest} ${known.basis}`.trimEnd();
}

/** A record that was noted before there was a ledger lacks what that asks for. */
export function withTextRecord(record: PageRecord, file: MarkdownSource): PageRecord {
  const text = record.text === '' ? formatTextRecord(file) : '';
  return text === '' ? record : { ...record, text };
}
