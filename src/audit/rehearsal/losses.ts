import type { DocumentMap } from './document-map.ts';
import type { ApiDocumentsByName, RehearsalQuestion } from './questions.ts';
import { type Walk, walkLinks } from './walk.ts';

/** Questions that an entry point cannot answer without one document. */
export interface Loss {
  readonly path: string;
  readonly entry: string;
  /** Ids of the questions. */
  readonly questions: readonly string[];
}

/** Walks again without each document on a way, one at a time; an entry point is never removed from itself. */
export async function findLosses(
  map: DocumentMap,
  walks: readonly Walk[],
  questions: readonly RehearsalQuestion[],
  facts: ApiDocumentsByName,
): Promise<Loss[]> {
  const losses: Loss[] = [];
  const paths = [...new Set(walks.flatMap(({ ways }) => ways.flatMap(({ documents }) => documents)))].sort();
  for (const path of paths)
    for (const { entry, ways, unanswered } of walks) {
      // No way uses it.
      if (path === entry.path || !ways.some(({ documents }) => documents.includes(path))) continue;
      const without = await walkLinks(map, entry, questions, facts, path);
      const lost = without.unanswered.filter((id) => !unanswered.includes(id));
      if (lost.length > 0) losses.push({ path, entry: entry.id, questions: lost });
    }
  return losses;
}
