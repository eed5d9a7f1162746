import type { Site } from '../content/site.ts';
import type { Document, LateText } from '../core/document.ts';
import { given } from '../core/given.ts';
import { mediaTypes } from '../core/media-types.ts';
import { leafHash } from '../core/merkle.ts';
import { checkpointPath } from '../core/signing/log/places.ts';
import { hashLevels, servedTiles, tileBytes, tilePath } from '../core/signing/log/tiles.ts';
import { say } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';

/** Hashes of a log, made when the first tile is: one list is asked for by each of its tiles. */
const known = new WeakMap<readonly string[], ReturnType<typeof hashLevels>>();

function levelsOf(entries: readonly string[]) {
  const levels = known.get(entries) ?? hashLevels(entries.map((entry) => leafHash(entry)));
  known.set(entries, levels);
  return levels;
}

/** The head of a log, which is signed when all else is made, and its tiles. */
export function logDocuments({ language, signing }: Site, entries: readonly string[]): Document[] {
  const words = spoken(language);
  const title = say(words, 'document.releaseLog');
  const description = say(words, 'document.releaseLogNote');
  const late: LateText = {};
  const document = (path: string, others: Pick<Document, 'kind' | 'mediaType' | 'render'> & Partial<Document>) => ({
    path,
    file: path.slice(1),
    title,
    description,
    ...others,
  });
  return [
    document(checkpointPath, {
      kind: 'checkpoint',
      mediaType: mediaTypes.text,
      llms: 'Discovery',
      ...(signing && { updated: signing.day }),
      late,
      render: () => given(late.text, 'the head of the log, before it is signed'),
    }),
    ...servedTiles(entries.length).map((tile) => {
      const path = tilePath(tile);
      const render = () => tileBytes(tile, entries, levelsOf(entries));
      return document(path, { title: path, kind: 'tile', mediaType: mediaTypes.octets, render });
    }),
  ];
}
