import { estimateTokens } from '../../../core/tokens.ts';
import type { FileLookup } from '../../../http/shaped-origin.ts';

/** How a platform gives a deployed file: its own answer, or undefined if there is no such file. */
export type FetchDeployedFile = (file: string, method: 'GET' | 'HEAD') => Promise<Response | undefined>;

/** Deployed files, as far as a request needs them. */
export interface StoredFiles extends FileLookup {
  /** Looks up what was asked for since; false if that was nothing, so that all answers were true. */
  lookUp(): Promise<boolean>;
  /** The body of a file that is there. */
  read(file: string): Promise<Uint8Array<ArrayBuffer> | Response['body']>;
}

type Known = { readonly isThere: boolean; readonly bytes?: Uint8Array<ArrayBuffer>; readonly facts?: Facts };
type Facts = ReturnType<FileLookup['factsOf']>;

/**
 * The deployed files, of which nothing is known before it is asked: a file is taken for there, and looked up after. No
 * list of them and no memory, so that code and tables are as large for any number of pages and right for any release.
 *
 * @param findable matches names of files whose presence the platform tells truly: no others are there for a shape
 */
export function storedFiles(fetch: FetchDeployedFile, findable: RegExp): StoredFiles {
  const known = new Map<string, Known>();
  const asked = new Map<string, 'GET' | 'HEAD'>();
  const get = async (file: string) => {
    const stored = await fetch(file, 'GET');
    if (stored === undefined) throw new Error(`${file} is not among the deployed files`);
    return stored;
  };
  const learn = async (file: string, method: 'GET' | 'HEAD'): Promise<Known> => {
    const stored = await fetch(file, method);
    if (stored === undefined || method === 'HEAD') return { isThere: stored !== undefined };
    const bytes = new Uint8Array(await stored.arrayBuffer());
    return { isThere: true, bytes, facts: await factsOf(file, bytes) };
  };
  return {
    has(file) {
      if (!findable.test(file)) return false;
      const found = known.get(file);
      if (found === undefined && !asked.has(file)) asked.set(file, 'HEAD');
      return found?.isThere ?? true;
    },
    factsOf(file) {
      const found = known.get(file);
      if (found?.isThere === false) throw new Error(`${file} is not among the deployed files`);
      if (found?.facts === undefined) asked.set(file, 'GET');
      return found?.facts ?? { etag: '', tokens: '', encodings: [] };
    },
    async lookUp() {
      const all = [...asked];
      asked.clear();
      await Promise.all(all.map(async ([file, method]) => known.set(file, await learn(file, method))));
      return all.length > 0;
    },
    read: async (file) => known.get(file)?.bytes ?? (await get(file)).body,
  };
}

/** As every host makes them. The tag is weak because the platform compresses: it stands for all codings then. */
async function factsOf(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<Facts> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const tag = btoa(Array.from(digest, (byte) => String.fromCharCode(byte)).join(''))
    .slice(0, 22)
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  const text = () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return { etag: `W/"${tag}"`, tokens: file.endsWith('.md') ? String(estimateTokens(text())) : '', encodings: [] };
}
