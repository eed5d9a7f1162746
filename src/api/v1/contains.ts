import type { PlainKey } from '../../language/catalogue.ts';
import { andList } from '../../language/formats/lists.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';

/** Lists the contents of a document in a language: `Contains: a, b and c.` Skips parts that are false. */
export function contains(tag: string, parts: readonly (PlainKey | false)[]): string {
  const language = spoken(tag);
  const said = parts.filter((part) => part !== false).map((part) => say<PlainKey>(language, part));
  return say(language, 'api.contains', { parts: andList(language.table, said) });
}
