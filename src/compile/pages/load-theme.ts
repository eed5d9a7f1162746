import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { createPositionLookup } from '../../content/read/position.ts';
import { sha256 } from '../../core/digest.ts';
import { compareCodeUnits, type Problem } from '../../core/problem.ts';
import type { ThemeSetting } from '../../core/theme-setting.ts';
import { isString, memberOf, parseJson } from '../../core/type-guards.ts';
import { layTheme } from '../../theme/layered.ts';
import { isThemeParts } from '../../theme/parts.ts';
import type { ThemeModule } from '../../theme/theme.ts';
import { addTheme } from '../../theme/theme-of.ts';

/** The digest with which each module was first loaded: Node loads a file once. */
const loaded = new Map<string, string>();

/**
 * Loads the theme that a package.json names as `gazette.theme`, whose text is given; undefined if it names none. It is
 * code of the project, and runs as such; all files of its folder are inputs of every page.
 */
export function loadTheme(root: string, text: string, contentDir: string): ThemeSetting | undefined {
  const name = memberOf(memberOf(parseJson(text), 'gazette'), 'theme');
  if (name === undefined) return undefined;
  const at = createPositionLookup('package.json', text)(text.search(/"theme"\s*:/));
  const refuse = (
    message: string,
    hint?: string,
    field = 'gazette.theme',
  ): { readonly problems: readonly Problem[] } => ({
    problems: [{ code: 'theme-invalid', at, field, message, hint }],
  });
  if (!isString(name)) return refuse('expected the name of a module, such as "./theme/index.mjs"');
  const file = resolveModule(root, name);
  if (file === undefined)
    return refuse(
      `expected the module of a theme, got "${name}", which is not there`,
      'Write one with `npx gazette new theme`, or install the package.',
    );
  const folder = folderOf(file, root);
  if (folder === root || `${folder}${sep}`.startsWith(`${contentDir}${sep}`))
    return refuse(
      `expected a module in a folder of its own outside of content/, got "${name}"`,
      'All files of its folder are inputs of every page: move it to theme/.',
    );
  const digest = digestOf(folder);
  const first = loaded.get(file) ?? digest;
  loaded.set(file, first);
  const module = { file: first === digest ? file : copyOf(file, folder, root, digest), name, digest };
  const wrong = loadThemeModule(module);
  return {
    folder,
    digest: wrong.length === 0 ? digest : undefined,
    problems: wrong.flatMap(([field, message]) => refuse(message, undefined, field).problems),
  };
}

/** Loads a theme, on any thread; returns what is wrong with it, by field. */
export function loadThemeModule(module: ThemeModule): (readonly [field: string, message: string])[] {
  const wrong: (readonly [string, string])[] = [];
  try {
    const parts: unknown = memberOf(createRequire(module.file)(module.file), 'default');
    if (isThemeParts(parts, (field, message) => wrong.push([`${module.name}: ${field}`, message])))
      addTheme(layTheme(parts, module), module);
  } catch (error) {
    wrong.push([module.name, `expected a module that loads, got an error: ${describeError(error)}`]);
  }
  return wrong;
}

/** The first line of a syntax error's stack is its place. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, line] = /^file:.*:(\d+)\n/.exec(error.stack ?? '') ?? [];
  return line === undefined ? error.message : `${error.message} (line ${line})`;
}

function resolveModule(root: string, name: string): string | undefined {
  try {
    return createRequire(join(root, 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}

/** The folder of a package, or else that in which the file lies. */
function folderOf(file: string, root: string): string {
  for (let folder = dirname(file); folder !== root && folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(file);
}

/** Digest of all files of a folder but packages and names with a dot. */
function digestOf(folder: string): string {
  const files: string[] = [];
  const visit = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) visit(join(path, entry.name));
      else files.push(join(path, entry.name));
    }
  };
  visit('');
  const lines = files.sort(compareCodeUnits).map((path) => `${path} ${sha256(readFileSync(join(folder, path)))}`);
  return sha256(lines.join('\n'));
}

/** The module as it is now, at another address, from which Node loads it anew with all that it imports. */
function copyOf(file: string, folder: string, root: string, digest: string): string {
  const copies = join(root, '.cache/gazette/theme');
  const copy = join(copies, digest);
  if (existsSync(copy)) return join(copy, relative(folder, file));
  rmSync(copies, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  return join(copy, relative(folder, file));
}
