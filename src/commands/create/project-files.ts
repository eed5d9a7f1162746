import { slugify } from '../../core/slugify.ts';
import { initialEditorFiles, renderEditorFiles } from '../../edit/schema/editor-files.ts';
import { projectWorkflow } from '../../hosts/ci/github.ts';
import { commands } from '../index.ts';

interface NewProject {
  /** Display name of the organisation. */
  readonly name: string;
  readonly baseUrl: string;
  /** Absent: nobody knows yet. */
  readonly host: string | undefined;
  /** Version of gazette for npm, or the path of a tarball. */
  readonly gazette: string;
}

/** The files of a new project beside its content, by path below its folder. */
export function renderProjectFiles(project: NewProject): Readonly<Record<string, string>> {
  const { name, baseUrl, host } = project;
  const workflow = projectWorkflow(host, baseUrl);
  const forEditors = Object.entries(renderEditorFiles()).filter(([file]) => file.startsWith('.vscode/'));
  return {
    'package.json': packageJson(project),
    'tsconfig.json': json(tsconfig),
    'README.md': readme(name),
    '.gitignore': 'node_modules/\n/dist\n/.dist.*\n/deploy/\n.cache/\n*.log\n.DS_Store\n',
    '.gitattributes': `# Text has LF line ends wherever it is checked out; public/ is published byte for byte.
* text=auto eol=lf
public/** -text
`,
    '.npmrc': 'ignore-scripts=true\nsave-exact=true\n',
    ...initialEditorFiles,
    ...Object.fromEntries(forEditors),
    [workflow.file]: workflow.text,
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function packageJson({ name, gazette }: NewProject): string {
  const scripts = Object.keys(commands).filter((command) => command !== 'init');
  return json({
    name: slugify(name) ?? 'site',
    version: '0.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: Object.fromEntries(scripts.map((command) => [command, `gazette ${command}`])),
    dependencies: { gazette },
  });
}

/** For editors: content is data, of types that the package brings. */
const tsconfig = {
  compilerOptions: {
    target: 'es2023',
    module: 'preserve',
    moduleResolution: 'bundler',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ['content'],
};

const readme = (name: string) => `# ${name}: facts

What ${name} says about itself, for people, programs and AI agents. Everything is in \`content/\`; \`public/\` holds files that are
published as they are. [Gazette](https://www.npmjs.com/package/gazette) makes the site of it.

\`\`\`sh
npm ci                          # once
npm run dev                     # the site while you write it
npm run check                   # what is wrong, and where
npm run build -- --preview      # the site with what is still to be filled in
npm run build -- --production   # what goes live: dist/, and deploy/ for your host
\`\`\`

Every \`⟪…⟫\` in \`content/\` is to be replaced by the true value; nothing is published before the last is gone.
`;
