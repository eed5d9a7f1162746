import type { Site } from '../content/site.ts';
import { assertDefined } from '../core/assert-defined.ts';
import { sha256 } from '../core/digest.ts';
import type { Document } from '../core/document.ts';
import { json } from '../core/json.ts';
import { getReleaseFile, type Release } from '../core/release.ts';
import { buildFactProofs, buildFactTree, listSignedFacts, type SignedFact } from '../core/signing/fact-tree.ts';
import {
  dayToUnixTime,
  fileListPath,
  type Jws,
  keyName,
  proofPath,
  renderFileList,
  type SignedClaims,
  signaturePath,
  toDid,
} from '../core/signing/signing.ts';
import { absoluteUrl } from '../core/url.ts';
import { hasFacts } from '../documents/signature.ts';

/** Signs a text under the name of a key; holds the private half of the key, which nothing else in a build knows. */
export type Signer = (text: string, keyName: string) => Promise<Jws>;

/** Signed parts of an edition. */
interface Signable {
  readonly site: Site;
  readonly catalog: readonly Document[];
  readonly release: Release;
}

/**
 * Gives the documents of the signature their texts, when all others are made: the list of all files, the tree over the facts
 * of all API documents with a proof for each, and one signature over all. What hosts add (compressed files, their
 * configuration) holds the same bytes or none of ours, and is not listed.
 */
export async function signRelease({ site, catalog, release }: Signable, sign: Signer): Promise<void> {
  const { signing, baseUrl } = site;
  if (!signing) return;
  const late = new Map(catalog.flatMap(({ path, late: text }) => (text ? [[path, text] as const] : [])));
  const put = (path: string, text: string) => {
    assertDefined(late.get(path), path).text = text;
  };
  const url = (path: string) => absoluteUrl(baseUrl, path);
  const stating = catalog.filter(hasFacts);
  const facts = stating.flatMap(({ path, file }): SignedFact[] =>
    listSignedFacts(url(path), JSON.parse(Buffer.from(getReleaseFile(release, file).bytes).toString('utf8'))),
  );
  const tree = buildFactTree(facts);
  for (const { path } of stating)
    put(proofPath(path), json(buildFactProofs(tree, facts, url(path), url(signaturePath))));
  const [key] = signing.keys;
  const last = new Set([signaturePath, fileListPath].map((path) => path.slice(1)));
  const names = [...release.files.keys()].filter((file) => !last.has(file));
  const list = renderFileList(names.map((file) => getReleaseFile(release, file)));
  put(fileListPath, list);
  const did = toDid(baseUrl);
  const iat = dayToUnixTime(signing.day);
  const claims: SignedClaims = {
    iss: did,
    sub: baseUrl,
    iat,
    exp: iat + signing.validDays * 86_400,
    files: { path: fileListPath, sha256: sha256(list), count: names.length },
    facts: { root: tree.root, count: tree.size },
  };
  put(signaturePath, json(await sign(JSON.stringify(claims), keyName(did, key.kid))));
}
