import type { Document } from '../core/document.ts';

/** What must be known of a document to make its file. */
export type Makeable = Omit<Document, 'link' | 'llms' | 'mirrorOf'>;
