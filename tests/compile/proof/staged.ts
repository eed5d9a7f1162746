import { compile, type Edition } from '../../../src/compile/compile.ts';
import { type ProofOptions, prove, type StagedFiles } from '../../../src/compile/proof/prove.ts';
import { sha256 } from '../../../src/core/digest.ts';
import type { Problem } from '../../../src/core/problem.ts';
import type { ReleaseFile } from '../../../src/core/release.ts';
import { today } from '../../support/organisations.ts';

/** An edition of an organisation, whose documents are made when they are asked for. */
export function editionOf(folder: { readonly contentDir: string; readonly publicDir: string }): Edition {
  const { edition, problems } = compile({ ...folder, preview: false, today });
  if (!edition) throw new Error(JSON.stringify(problems, null, 1));
  return edition;
}

export const allPages: ProofOptions = { pages: 'all', threads: 0, proofs: { isKnown: () => false, note: () => {} } };

/** The files of an edition as if they were staged; `writer` is what wrote other bytes than our renderers, by file. */
export function provenWith(
  { site, catalog, release }: Edition,
  writer: ReadonlyMap<string, string | Uint8Array> = new Map(),
  options: Partial<ProofOptions> & { readonly staged?: Partial<StagedFiles> } = {},
): Promise<Problem[]> {
  const written = new Map(
    [...writer].map(([file, body]): [string, ReleaseFile] => {
      const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
      return [file, { file, bytes, size: bytes.byteLength, sha256: sha256(bytes) }];
    }),
  );
  const files = {
    get: (file: string) => written.get(file) ?? release.files.get(file),
  } as unknown as typeof release.files;
  const staged: StagedFiles = {
    written: new Set(writer.size > 0 ? writer.keys() : release.files.keys()),
    read: (file) => files.get(file)?.bytes ?? new Uint8Array(),
    pause: async () => {},
    ...options.staged,
  };
  return prove({ site, catalog, release: { ...release, files } }, staged, { ...allPages, ...options });
}
