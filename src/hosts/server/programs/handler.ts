import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type ShapedTable, shapedOrigin } from '../../../http/shaped-origin.ts';
import { fileStore } from './file-store.ts';
import { type LogLine, listener } from './listener.ts';

export interface HandlerOptions {
  /** The folder of site.json. */
  readonly config: string;
  /** The folder that is served. */
  readonly dist: string;
  readonly server: Pick<Server, 'listening'>;
  readonly log?: ((line: LogLine) => void) | undefined;
}

/** Bytes of bodies and number of files that are in memory at most, whatever the size of the site. */
const limits = { bytes: 32 * 1024 * 1024, files: 20_000 };

/**
 * Answers for one release: its table and its files, which never change.
 *
 * @throws Error if a file of the table is not there, or is of another build
 */
export default async function handler({ config, dist, server, log }: HandlerOptions): Promise<Handler> {
  const table: ShapedTable = JSON.parse(readFileSync(join(config, 'site.json'), 'utf8'));
  const store = fileStore(dist, limits);
  for (const [file, , etag] of table.routes.flatMap(([, rows]) => rows)) {
    if (!store.has(file)) throw new Error(`${file} is not there`);
    store.factsOf(file);
    await store.learning();
    if (store.factsOf(file).etag !== etag) throw new Error(`${file} is of another build than site.json`);
  }
  return listener(shapedOrigin(table, store), store, server, log);
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
