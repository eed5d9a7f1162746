import type { DocumentRow } from '../../lens/document-rows.ts';
import type { DeskMessage } from '../../server/desk-message.ts';

/** The three ways to look at a document. */
export type LensName = 'person' | 'agent' | 'data';

/** State that the views share: the desk's newest message, and the reader's choices. */
export const lensState: {
  message: DeskMessage | undefined;
  rows: readonly DocumentRow[];
  filter: string;
  lens: LensName;
  /** The Accept header that is tried; undefined: none is sent. */
  accept: string | undefined;
} = { message: undefined, rows: [], filter: '', lens: 'person', accept: 'text/markdown, text/html' };
