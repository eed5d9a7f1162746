import { expectedPages } from '../../../src/checks/proof/expected-pages.ts';
import type { Finding } from '../../../src/checks/proof/finding.ts';
import { kitOf } from '../../../src/checks/proof/kit.ts';
import { checkMachine, isForMachines } from '../../../src/checks/proof/machine.ts';
import { checkPage } from '../../../src/checks/proof/page.ts';
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

/** Proves an edition; `asked` hears of files that are read. */
export function proven(edition: Edition, asked: (file: string) => void): Finding[] {
  const { release } = edition;
  const get = (file: string) => {
    asked(file);
    return release.files.get(file);
  };
  return prove({ ...edition, release: { ...release, files: { get } as unknown as typeof release.files } });
}

/**
 * Proves one file of an edition with other bytes than our renderers wrote: the document that it is, or the page whose form it is.
 * All of an edition for each fault would take minutes.
 */
export function fileProver(edition: Edition): (file: string, body: string) => Finding[] {
  const { catalog, release } = edition;
  const kit = kitOf(edition);
  const pages = expectedPages(edition);
  return (file, body) => {
    const bytes = Buffer.from(body, 'utf8');
    const written: ReleaseFile = { file, bytes, size: bytes.byteLength, sha256: sha256(bytes) };
    const get = (name: string) => (name === file ? written : release.files.get(name));
    const expected = { ...edition, release: { ...release, files: { get } as unknown as typeof release.files } };
    const textOf = (name: string) => Buffer.from(get(name)?.bytes ?? []).toString('utf8');
    return [
      ...catalog
        .filter((document) => document.file === file && isForMachines(document))
        .flatMap((document) => checkMachine(document, bytes, expected)),
      ...pages
        .filter((page) => page.file === file || page.mirror === file)
        .flatMap((page) =>
          checkPage(page, textOf(page.file), page.mirror === undefined ? undefined : textOf(page.mirror), kit),
        ),
    ];
  };
}
