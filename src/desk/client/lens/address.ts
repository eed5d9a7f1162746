/** What the reader looks at, and which of the three views of the desk that belongs to. */
export interface Asked {
  readonly view: string;
  readonly path: string;
  readonly current: 'documents' | 'problems' | 'negotiation';
}

/** What `location.hash` asks for: `#document=/x/` is the view `document` of `/x/`. */
export function askedBy(hash: string): Asked {
  const text = decoded(hash.slice(1));
  const at = text.includes('=') ? text.indexOf('=') : text.length;
  const [view, path] = [text.slice(0, at), text.slice(at + 1)];
  return { view, path, current: view === 'problems' || view === 'negotiation' ? view : 'documents' };
}

/** Where the desk tells of a document. */
export function documentAddress(path: string): string {
  return `/__gazette/document.json?path=${encodeURIComponent(path)}`;
}

/** Where the desk tells what a question is answered with; undefined: no Accept is sent, which an empty one is not. */
export function negotiationAddress(path: string, accept: string | undefined): string {
  const query = accept === undefined ? '' : `&accept=${encodeURIComponent(accept)}`;
  return `/__gazette/negotiate.json?path=${encodeURIComponent(path)}${query}`;
}

/** Addresses are typed by hand too: what is no escape stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
