import type { Release } from '../../core/release.ts';
import { block, nginxWord } from './syntax.ts';

/** The media types of file extensions, which are all that nginx knows of types, and what deviates from them. */
export interface NginxTypes {
  /** The `types` block for all locations. */
  readonly lines: readonly string[];
  /** More lines for one file; empty if its extension says its type. */
  own(file: string, type: string): string[];
}

/** The type that most files of an extension have is that of the extension. */
export function buildNginxTypes(release: Release): NginxTypes {
  const counts = new Map<string, Map<string, number>>();
  for (const { variants } of release.routes.values())
    for (const { file, headers } of variants) {
      const extension = extensionOf(file);
      if (extension === undefined) continue;
      const types = counts.get(extension) ?? new Map<string, number>();
      const type = headers['Content-Type'] ?? '';
      counts.set(extension, types.set(type, (types.get(type) ?? 0) + 1));
    }
  counts.set('html', new Map([[release.notFound.headers['Content-Type'] ?? '', 1]]));
  const types = new Map(
    [...counts].map(([extension, of]) => [extension, [...of].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''] as const),
  );
  return {
    lines: block(
      'types',
      [...types].map(([extension, type]) => `${nginxWord(type)} ${extension};`),
    ),
    own: (file, type) =>
      types.get(extensionOf(file) ?? '') === type ? [] : ['types { }', `default_type ${nginxWord(type)};`],
  };
}

/** A name that only begins with a dot has no extension. */
function extensionOf(file: string): string | undefined {
  const dot = file.lastIndexOf('.');
  const extension = file.slice(dot + 1);
  if (dot < 1 || file[dot - 1] === '/' || !isWord.test(extension)) return undefined;
  return extension.toLowerCase();
}

const isWord = /^[A-Za-z0-9]+$/;
