import type { Document } from '../core/document.ts';

/** Members of a document that making its file needs. */
export type Makeable = Omit<Document, 'link' | 'llms' | 'mirrorOf'>;
