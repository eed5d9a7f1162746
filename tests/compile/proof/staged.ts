import type { ReadBackFinding } from '../../../src/checks/proof/expected-output.ts';
import { createSharedPageParts } from '../../../src/checks/proof/expected-page.ts';
import { checkMachineDocument, isMachineDocument } from '../../../src/checks/proof/machine-document.ts';
import { checkPage, listExpectedPages, proveRelease } from '../../../src/checks/proof/prove.ts';
import { type CompiledSite, compile } from '../../../src/compile/compile.ts';
import { sha256 } from '../../../src/core/digest.ts';
import type { ReleaseFile } from '../../../src/core/release.ts';
import { today } from '../../support/organisations.ts';

/** An edition of an organisation, whose documents are made when they are asked for. */
export function editionOf(folder: { readonly contentDir: string; readonly publicDir: string }): CompiledSite {
  const { edition, problems } = compile({ ...folder, preview: false, today });
  if (!edition) throw new Error(JSON.stringify(problems, null, 1));
  return edition;
}

/** Proves an edition; `asked` hears of files that are read. */
export function proven(edition: CompiledSite, asked: (file: string) => void): ReadBackFinding[] {
  const { release } = edition;
  const get = (file: string) => {
    asked(file);
    return release.files.get(file);
  };
  return proveRelease({ ...edition, release: { ...release, files: { get } as unknown as typeof release.files } });
}

/**
 * Proves one file of an edition with other bytes than our renderers wrote: the document that it is, or the page whose form it is.
 * All of an edition for each fault would take minutes.
 */
export function fileProver(edition: CompiledSite): (file: string, body: string) => ReadBackFinding[] {
  const { catalog, release } = edition;
  const kit = createSharedPageParts(edition);
  const pages = listExpectedPages(edition);
  return (file, body) => {
    const bytes = Buffer.from(body, 'utf8');
    const written: ReleaseFile = { file, bytes, size: bytes.byteLength, sha256: sha256(bytes) };
    const get = (name: string) => (name === file ? written : release.files.get(name));
    const expected = { ...edition, release: { ...release, files: { get } as unknown as typeof release.files } };
    const textOf = (name: string) => Buffer.from(get(name)?.bytes ?? []).toString('utf8');
    return [
      ...catalog
        .filter((document) => document.file === file && isMachineDocument(document))
        .flatMap((document) => checkMachineDocument(document, bytes, expected)),
      ...pages
        .filter((page) => page.file === file || page.mirror === file)
        .flatMap((page) =>
          checkPage(page, textOf(page.file), page.mirror === undefined ? undefined : textOf(page.mirror), kit),
        ),
    ];
  };
}
