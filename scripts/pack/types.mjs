import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files that the exports of the package name. */
const entries = [
  'commands/library/api.ts',
  'commands/library/hosts-api.ts',
  ...['astro', 'eleventy', 'vitepress'].map((name) => `commands/library/wrappers/${name}.ts`),
  'content/types.ts',
  'compile/theme-api.ts',
];

/** Writes the declarations of the entries, and of what they import, to a folder; throws with what the compiler says. */
export function writeTypes(root, folder) {
  const made = mkdtempSync(join(tmpdir(), 'gazette-types-'));
  try {
    const project = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: made,
        rootDir: join(root, 'src'),
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: [...entries.map((each) => join(root, 'src', each)), join(root, 'src/core/texts.d.ts')],
    };
    writeFileSync(join(made, 'tsconfig.json'), JSON.stringify(project));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '--project', join(made, 'tsconfig.json')], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout);
    for (const file of reached(made)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(made, file), join(folder, file));
    }
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** The declarations that the entries reach. */
function reached(made) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(join(made, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.ts'/g))
      visit(`${join(dirname(file), name)}.d.ts`);
  };
  for (const entry of entries) visit(entry.replace(/\.ts$/, '.d.ts'));
  return found;
}
