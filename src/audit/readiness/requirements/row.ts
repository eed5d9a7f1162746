import type { Requirement, SourceId } from '../requirement.ts';

/** Makes rows of a source: id, clause, sentence, the rest. */
export const createRowFactory =
  (source: SourceId) =>
  (
    id: string,
    clause: string,
    says: string,
    rest: Pick<Requirement, 'needs' | 'paths' | 'after' | 'look' | 'judgeAt'>,
  ): Requirement => ({ id: `${source}-${id}`, source, clause, says, ...rest });

/** Needs that any file server keeps. */
export const apiNeeds = ['api-documents'] as const;
export const discoveryNeeds = ['discovery-documents'] as const;
export const pageNeeds = ['pages'] as const;
