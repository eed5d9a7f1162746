import type { Requirement, SourceId } from '../requirement.ts';

/** How rows of a source are written: id, clause, sentence, the rest. */
export const rowsOf =
  (source: SourceId) =>
  (
    id: string,
    clause: string,
    says: string,
    rest: Pick<Requirement, 'needs' | 'paths' | 'after' | 'look' | 'judgeAt'>,
  ): Requirement => ({ id: `${source}-${id}`, source, clause, says, ...rest });

/** What a host keeps that serves files as they are. */
export const api = ['api-documents'] as const;
export const discovery = ['discovery-documents'] as const;
export const pages = ['pages'] as const;
