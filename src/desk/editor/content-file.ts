import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentRole, contentRole } from '../../content/read/content-files.ts';
import { parseFrontMatter } from '../../content/read/front-matter/front-matter.ts';
import { parseLiteralModule } from '../../content/read/literal/module.ts';
import type { LocatedData } from '../../content/read/source.ts';
import { sha256 } from '../../core/digest.ts';
import { isSystemError } from '../../core/system-error.ts';

type Role = Extract<ContentRole, { readonly kind: 'module' | 'facts' | 'question' | 'page' | 'news' | 'skill' }>;

/** A file of the content whose values can be edited, as it is on disk now. */
export interface ContentFile {
  /** Displayed path: `content/company.ts`. */
  readonly file: string;
  /** Absolute. */
  readonly path: string;
  readonly role: Role;
  readonly raw: string;
  /** SHA-256 of its bytes. */
  readonly digest: string;
  /** Values; absent if the file cannot be read. */
  readonly values: LocatedData | undefined;
  /** Markdown only. */
  readonly body: { readonly text: string; readonly line: number } | undefined;
}

/**
 * Opens a file of the content by the name that people have for it. Undefined for what is no typed module and no Markdown of
 * the content, is not there, or is reached through a link: nothing outside the folder is read or written.
 */
export function openContentFile(file: string, contentDir: string): ContentFile | undefined {
  const [, below = ''] = /^content\/(.+)$/s.exec(file) ?? [];
  const segments = below.split('/');
  if (segments.some((segment) => /^\.{0,2}$|[\\:\0]/.test(segment))) return undefined;
  const role = contentRole(below);
  if (!isEditable(role)) return undefined;
  const path = join(contentDir, below);
  const bytes = bytesOf(path, contentDir, below);
  if (!bytes) return undefined;
  const raw = decoded(bytes);
  if (raw === undefined) return undefined;
  const text = raw.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const about = { file, path, role, raw, digest: sha256(bytes) };
  if (file.endsWith('.ts')) return { ...about, values: parseLiteralModule(file, text, () => {}), body: undefined };
  const source = parseFrontMatter(file, text, () => {});
  return { ...about, values: source?.frontMatter, body: source && { text: source.body, line: source.bodyLine } };
}

function isEditable(role: ContentRole): role is Role {
  return ['module', 'facts', 'question', 'page', 'news', 'skill'].includes(role.kind);
}

function bytesOf(path: string, contentDir: string, below: string): Uint8Array | undefined {
  try {
    if (!lstatSync(path).isFile() || realpathSync(path) !== join(realpathSync(contentDir), below)) return undefined;
    return readFileSync(path);
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
