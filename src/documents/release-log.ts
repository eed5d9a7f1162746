import type { Site } from '../content/site.ts';
import type { Document, LateText } from '../core/document.ts';
import { given } from '../core/given.ts';
import { mediaTypes } from '../core/media-types.ts';
import { checkpointPath } from '../core/signing/log/places.ts';
import { say } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';
import tiles from './log-tiles.ts?lazy';

/**
 * The log of releases as static tiles (https://c2sp.org/tlog-tiles), where releases are signed and logged; its head is signed
 * when all else is made. A site without one loads nothing of it.
 */
export function releaseLog({ signing, log, language }: Site): Document[] {
  if (!signing || !log) return [];
  const words = spoken(language);
  const title = say(words, 'document.releaseLog');
  const description = say(words, 'document.releaseLogNote');
  const late: LateText = {};
  const head: Document = {
    path: checkpointPath,
    file: checkpointPath.slice(1),
    kind: 'checkpoint',
    mediaType: mediaTypes.text,
    title,
    description,
    updated: signing.day,
    llms: 'Discovery',
    late,
    render: () => given(late.text, 'the head of the log, before it is signed'),
  };
  const { logTiles } = tiles<typeof import('./log-tiles.ts')>();
  const parts = logTiles(log.entries).map(({ path, bytes }): Document => {
    const place = { path, file: path.slice(1), title: path, description };
    return { ...place, kind: 'tile', mediaType: mediaTypes.octets, render: bytes };
  });
  return [head, ...parts];
}
