import type { Finding } from '../../../src/checks/proof/finding.ts';
import { prove } from '../../../src/checks/proof/prove.ts';
import { compile, type Edition } from '../../../src/compile/compile.ts';
import { sha256 } from '../../../src/core/digest.ts';
import type { ReleaseFile } from '../../../src/core/release.ts';
import { today } from '../../support/organisations.ts';

/** An edition of an organisation, whose documents are made when they are asked for. */
export function editionOf(folder: { readonly contentDir: string; readonly publicDir: string }): Edition {
  const { edition, problems } = compile({ ...folder, preview: false, today });
  if (!edition) throw new Error(JSON.stringify(problems, null, 1));
  return edition;
}

/** Proves an edition; `writer` is what wrote other bytes than our renderers, by file; `asked` hears of files that are read. */
export function provenWith(
  edition: Pick<Edition, 'site' | 'catalog' | 'release'>,
  writer: ReadonlyMap<string, string> = new Map(),
  asked: (file: string) => void = () => {},
): Finding[] {
  const { release } = edition;
  const written = new Map(
    [...writer].map(([file, body]): [string, ReleaseFile] => {
      const bytes = Buffer.from(body, 'utf8');
      return [file, { file, bytes, size: bytes.byteLength, sha256: sha256(bytes) }];
    }),
  );
  const get = (file: string) => {
    asked(file);
    return written.get(file) ?? release.files.get(file);
  };
  return prove({ ...edition, release: { ...release, files: { get } as unknown as typeof release.files } });
}
