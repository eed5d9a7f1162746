import { decodePercent } from '../../../core/url.ts';

/** View and path that the reader looks at, and the tab of the desk they belong to. */
export interface DeskLocation {
  readonly view: string;
  readonly path: string;
  readonly current: 'documents' | 'problems' | 'negotiation';
}

/** Parses `location.hash`: `#document=/x/` is the view `document` of `/x/`. */
export function parseLocation(hash: string): DeskLocation {
  const text = decodePercent(hash.slice(1));
  const at = text.includes('=') ? text.indexOf('=') : text.length;
  const [view, path] = [text.slice(0, at), text.slice(at + 1)];
  return { view, path, current: view === 'problems' || view === 'negotiation' ? view : 'documents' };
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
