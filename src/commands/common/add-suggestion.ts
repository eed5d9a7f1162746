import { UsageError } from './arguments.ts';

/**
 * A mistake of usage with what was meant at its end, where something is near; anything else as it is. Loaded for it
 * alone: a command that is understood compares no words.
 */
export async function addSuggestion(error: unknown): Promise<unknown> {
  if (!(error instanceof UsageError) || !error.misspelt) return error;
  const { word, known, prefix = '' } = error.misspelt;
  const { findNearestName } = await import('../../core/did-you-mean.ts');
  const meant = findNearestName(word, known);
  return meant === undefined ? error : new UsageError(`${error.message} Did you mean ${prefix}${meant}?`);
}
