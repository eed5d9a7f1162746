import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoding, encodings, sideCarOf } from '../../../core/encoding.ts';
import { estimateTokens } from '../../../core/tokens.ts';
import type { FileLookup } from '../../../http/shaped-origin.ts';
import { boundedMemory } from './bounded-memory.ts';
import { readPieces } from './read-pieces.ts';

export interface FileStore extends FileLookup {
  /**
   * factsOf() gives empty facts at first of a file that is not in memory, and true ones when this is
   * fulfilled. Undefined if all that was asked since the last time was known.
   */
  learning(): Promise<void> | undefined;
  pathOf(file: string): string;
  sizeOf(file: string): number;
  /** The bytes of a small file, as long as memory has room for it; they stay there until `response` is closed. */
  hold(file: string, response: { once(event: 'close', free: () => void): unknown }): Uint8Array | undefined;
}

interface Facts {
  readonly etag: string;
  readonly tokens: string;
  readonly encodings: readonly Encoding[];
}

/** Bytes above which no file is in memory as a whole. */
const most = 1024 * 1024;

/**
 * The files of dist/, of which nothing changes while it is served. Memory is bounded at any number of pages, sizes and
 * clients: what was not asked for lately is read again. A file that is not there is looked for each time.
 *
 * @param limits.bytes of bodies that are kept or being sent, and `limits.files` of facts, at most
 */
export function fileStore(folder: string, limits: { readonly bytes: number; readonly files: number }): FileStore {
  const facts = boundedMemory<Facts>(limits.files, () => 1);
  const bodies = boundedMemory<Uint8Array>(limits.bytes, (body) => body.byteLength);
  const pending = new Map<string, Promise<void>>();
  let asked: Promise<void> | undefined;
  const pathOf = (file: string) => join(folder, file);
  const sizeOf = (file: string) => bodies.get(file)?.byteLength ?? statSync(pathOf(file)).size;
  const inMemory = (file: string): Uint8Array | undefined => {
    const bytes = bodies.get(file);
    if (bytes !== undefined) return bytes;
    const size = sizeOf(file);
    return size <= most && bodies.room(size) ? bodies.keep(file, readFileSync(pathOf(file))) : undefined;
  };
  const keep = (file: string, digest: string, tokens: string) =>
    facts.keep(file, {
      etag: `"${digest.slice(0, 22)}"`,
      tokens,
      encodings: encodings.filter((encoding) => isFile(pathOf(sideCarOf(file, encoding)))),
    });
  const learn = (file: string): Facts => {
    const body = inMemory(file);
    if (body !== undefined) {
      const digest = createHash('sha256').update(body).digest('base64url');
      return keep(file, digest, isMarkdown(file) ? tokensOf(Buffer.from(body).toString('utf8')) : '');
    }
    asked = pending.get(file) ?? readLater(file);
    return { etag: '', tokens: '', encodings: [] };
  };
  const readLater = (file: string): Promise<void> => {
    const learning = factsByPieces(pathOf(file))
      .then(({ digest, tokens }) => void keep(file, digest, tokens))
      .finally(() => pending.delete(file));
    pending.set(file, learning);
    // Whoever waits for it hears of a failure; it may be that nobody does.
    learning.catch(() => {});
    return learning;
  };
  return {
    has: (file) => facts.get(file) !== undefined || isFile(pathOf(file)),
    factsOf: (file) => facts.get(file) ?? learn(file),
    learning() {
      const learning = asked;
      asked = undefined;
      return learning;
    },
    pathOf,
    sizeOf,
    hold(file, response) {
      const bytes = inMemory(file);
      if (bytes !== undefined) response.once('close', bodies.use(file));
      return bytes;
    },
  };
}

const isMarkdown = (file: string): boolean => file.endsWith('.md');
const tokensOf = (text: string): string => String(estimateTokens(text));

/** Reads it piece by piece, and lets requests in between; Markdown as a whole too, of which none is so large. */
async function factsByPieces(path: string): Promise<{ readonly digest: string; readonly tokens: string }> {
  const hash = createHash('sha256');
  const file = await open(path);
  try {
    await readPieces(file, (await file.stat()).size, (piece) => void hash.update(piece));
  } finally {
    await file.close();
  }
  const tokens = isMarkdown(path) ? tokensOf(await readFile(path, 'utf8')) : '';
  return { digest: hash.digest('base64url'), tokens };
}

/** A path below a file, or longer than any name, is one that is not there. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}
