import type { Flags } from './arguments.ts';

export interface Command {
  readonly name: string;
  /** One line: what it does. */
  readonly about: string;
  readonly flags: Flags;
}

const help = { help: { about: 'Show this text' } } as const;

const input = {
  content: { value: 'DIR', about: 'What the company says (default: content)' },
  public: { value: 'DIR', about: 'Files published as they are (default: public, beside the content folder)' },
  'base-url': { value: 'URL', about: 'Origin of the site (default: $BASE_URL, then content/site.ts)' },
  preview: { about: 'Allow an http://localhost origin' },
} as const;

const format = {
  format: { value: 'FORMAT', choices: ['text', 'json'], about: 'text (default), or json: one object a line' },
} as const;

/** The commands in the order in which a person meets them; the help text and the arguments are read from here. */
export const commands = {
  build: {
    name: 'build',
    about: 'Check the content and write the site to dist/ and deploy/',
    flags: {
      ...input,
      out: { value: 'DIR', about: 'Folder to write (default: dist); host files go beside it, to deploy' },
      ...format,
      ...help,
    },
  },
  check: {
    name: 'check',
    about: 'Check the content and its types, and write nothing',
    flags: { ...input, ...format, ...help },
  },
  preview: {
    name: 'preview',
    about: 'Serve the built site on this machine, exactly as hosts will',
    flags: {
      out: { value: 'DIR', about: 'Folder that was built (default: dist)' },
      port: { value: 'N', about: 'Port on 127.0.0.1 (default: 4173, or the next that is free)' },
      ...help,
    },
  },
} as const satisfies Record<string, Command>;
