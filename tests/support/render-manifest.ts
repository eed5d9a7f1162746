import { renderManifestChunks } from '../../src/core/manifest/manifest.ts';

/** The manifest of a release as text. */
export const renderManifest = (...of: Parameters<typeof renderManifestChunks>): string =>
  Buffer.concat(renderManifestChunks(...of)).toString('utf8');
