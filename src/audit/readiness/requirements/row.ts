import type { Requirement, SourceId } from '../requirement.ts';

/** Makes rows of a source: id, clause, sentence, the rest. */
export const rowsOf =
  (source: SourceId) =>
  (
    id: string,
    clause: string,
    says: string,
    rest: Pick<Requirement, 'needs' | 'paths' | 'after' | 'look' | 'judgeAt'>,
  ): Requirement => ({ id: `${source}-${id}`, source, clause, says, ...rest });

/** Needs that any file server keeps. */
export const api = ['api-documents'] as const;
export const discovery = ['discovery-documents'] as const;
export const pages = ['pages'] as const;
