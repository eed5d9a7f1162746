import { sha256 } from '../../core/digest.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import { didPath, fileListPath, signaturePath } from '../../core/signing/signing.ts';
import { type SendRequest, TransportError } from '../connection/client.ts';
import { forEachConcurrently, UnreachableError } from '../exchange.ts';
import type { MisservedDocument } from '../verify.ts';
import type { SignatureTexts } from './judge-signature.ts';

const get = (path: string) => ({
  method: 'GET',
  path,
  headers: { accept: path.endsWith('/') ? 'text/html' : '*/*', 'accept-encoding': 'identity' },
});

/** Texts of an origin at the addresses of a signature. Throws UnreachableError without an answer. */
export async function fetchSignatureTexts(send: SendRequest): Promise<SignatureTexts> {
  const [signature, did, list] = await Promise.all(
    [signaturePath, didPath, fileListPath].map((path) => textAt(path, send)),
  );
  return { signature, did, list };
}

async function textAt(path: string, send: SendRequest): Promise<string | undefined> {
  try {
    const { status, body } = await send(get(path));
    return status === 200 ? Buffer.from(body).toString('utf8') : undefined;
  } catch (error) {
    if (error instanceof TransportError) throw new UnreachableError(`The origin does not answer: ${error.message}.`);
    throw error;
  }
}

/** Served path of a file: `x/index.html` → `/x/`. The 404 page has none. */
const pathOf = (file: string) => (file === '404.html' ? undefined : `/${file.replace(/(^|\/)index\.html$/, '$1')}`);

/** Requests every file of a signed list, and names those with other digests. */
export async function verifyListedFiles(
  files: ReadonlyMap<string, string>,
  send: SendRequest,
  concurrency: number,
): Promise<MisservedDocument[]> {
  const found: MisservedDocument[] = [];
  await forEachConcurrently([...files], concurrency, async ([file, digest]) => {
    const path = pathOf(file);
    if (path === undefined) return;
    const told = (what: MisservedDocument['what'], detail: string) => void found.push({ path, file, what, detail });
    try {
      const { status, body } = await send(get(path));
      if (status !== 200) told('missing', `expected 200, found ${status}`);
      else if (sha256(body) !== digest) told('changed', 'other bytes than were signed');
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      told('unanswered', error.message);
    }
  });
  return found.sort((a, b) => compareCodeUnits(a.path, b.path));
}
