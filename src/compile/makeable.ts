import type { Document } from '../core/document.ts';

/** Members of a document that making its file needs. */
export type RenderInput = Omit<Document, 'link' | 'llms' | 'mirrorOf'>;
