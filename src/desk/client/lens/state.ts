import { decodePercent } from '../../../core/url.ts';
import type { ContentRow } from '../../lens/content-rows.ts';
import type { DocumentRow } from '../../lens/document-rows.ts';
import type { DeskMessage } from '../../server/events.ts';

/** The three ways to look at a document. */
export type LensName = 'person' | 'agent' | 'data';

/** State that the views share: the desk's newest message, and the reader's choices. */
export const lensState: {
  message: DeskMessage | undefined;
  rows: readonly DocumentRow[];
  content: readonly ContentRow[];
  filter: string;
  lens: LensName;
  /** The Accept header that is tried; undefined: none is sent. */
  accept: string | undefined;
} = { message: undefined, rows: [], content: [], filter: '', lens: 'person', accept: 'text/markdown, text/html' };

/** The documents whose path or title has what the reader looks for in it. */
export function filterRows(rows: readonly DocumentRow[], filter: string): DocumentRow[] {
  const wanted = filter.toLowerCase();
  return rows.filter(({ path, title }) => `${path} ${title}`.toLowerCase().includes(wanted));
}

/** Texts and facts that have each word of the search in title, value or file; `telephone` finds the fields named phone. */
export function filterContent(rows: readonly ContentRow[], filter: string): ContentRow[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ title, value, edit }) => {
    const text = `${title} ${value} ${edit}`.toLowerCase();
    const field =
      title
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .at(-1) ?? '';
    return words.every((word) => text.includes(word) || (field.length > 4 && word.includes(field)));
  });
}

/** State in a sentence and in figures; a failure of ours counts as an error. */
interface Status {
  readonly sentence: string;
  readonly errors: number;
  readonly all: number;
}

export function toStatus(message: DeskMessage): Status {
  const failures = message.failure ? 1 : 0;
  const errors = message.problems.filter(({ severity }) => severity === 'error').length + failures;
  return { sentence: sentence(message, errors), errors, all: message.problems.length + failures };
}

function sentence({ failure, isStale, isChecked, edition }: DeskMessage, errors: number): string {
  if (failure) return `${failure.title}.`;
  if (isStale) return 'The content has errors; this is the last version without.';
  if (errors > 0) return 'This version cannot be published yet.';
  return isChecked ? `All is well. Edition ${edition.split('.').at(-1)}.` : 'Checking links …';
}

/** View and path that the reader looks at, and the tab of the desk they belong to. */
interface DeskLocation {
  readonly view: string;
  readonly path: string;
  readonly current: 'content' | 'documents' | 'problems' | 'negotiation';
}

/** Parses `location.hash`: `#document=/x/` is the view `document` of `/x/`. */
export function parseLocation(hash: string): DeskLocation {
  const text = decodePercent(hash.slice(1));
  const at = text.includes('=') ? text.indexOf('=') : text.length;
  const [view, path] = [text.slice(0, at), text.slice(at + 1)];
  if (view === 'problems' || view === 'negotiation') return { view, path, current: view };
  return { view, path, current: view.startsWith('document') ? 'documents' : 'content' };
}

/** Address of a document's data. */
export function documentAddress(path: string): string {
  return `/__gazette/document.json?path=${encodeURIComponent(path)}`;
}

/** Address of a value's data: `content/company.ts#/name`, or by its place, `content/company.ts:8:18`. */
export function fieldAddress(asked: string): string {
  const at = asked.indexOf('#');
  if (at < 0) return `/__gazette/field.json?place=${encodeURIComponent(asked)}`;
  return `/__gazette/field.json?file=${encodeURIComponent(asked.slice(0, at))}&pointer=${encodeURIComponent(asked.slice(at + 1))}`;
}

/** The address at which the desk shows the form of a value; undefined for a place whose values it does not edit. */
export function editAddress(place: string, pointer?: string): string | undefined {
  if (!/^content\/.+\.(?:ts|md)(?::\d+:\d+)?$/.test(place)) return undefined;
  return `#edit=${encodeURIComponent(pointer === undefined ? place : `${place}#${pointer}`)}`;
}

/** Address of a negotiation's data; undefined: no Accept is sent, unlike an empty one. */
export function negotiationAddress(path: string, accept: string | undefined): string {
  const query = accept === undefined ? '' : `&accept=${encodeURIComponent(accept)}`;
  return `/__gazette/negotiate.json?path=${encodeURIComponent(path)}${query}`;
}
