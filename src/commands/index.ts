// One table of all commands and their flags, which is why it has so many lines.

import { reportFormats } from '../terminal/report.ts';
import { type Flags, organisationFlags } from './common/arguments.ts';

export interface Command {
  readonly name: string;
  /** One line: what it does. */
  readonly about: string;
  /** Arguments before flags; optional in brackets. */
  readonly operand?: string;
  readonly flags: Flags;
}

const help = { help: { about: 'Show this text' } } as const;

const input = {
  content: { value: 'DIR', about: 'What the company says (default: content)' },
  public: { value: 'DIR', about: 'Files published as they are (default: public, beside the content folder)' },
  'base-url': { value: 'URL', about: 'Origin of the site (default: $BASE_URL, then content/site.ts)' },
  preview: { about: 'Show placeholders, for nobody but you: noindex, no host files, localhost too' },
  noindex: { about: 'For previews: ask search engines to stay away; addresses stay as they are' },
  host: { value: 'NAME', about: 'Your host: what it reads from the published folder is put there' },
  strict: { about: 'Fail on what your hosts cannot keep (--host, else site.ts, else those written)' },
  date: { value: 'YYYY-MM-DD', about: 'The day of changes that content/ledger/ does not know (default: today)' },
} as const;

const live = {
  production: { about: 'For what goes live: a Brotli and a gzip file beside each text' },
  compress: { value: 'LEVEL', choices: ['fast', 'best'], about: 'With --production: fast (default), or best and slow' },
  pictures: { about: 'A picture for each page, for previews of links (default: all share one)' },
} as const;
const prove = { about: 'Read back what is built, and warn of what may be a bug in Gazette' } as const;
const out = { value: 'DIR', about: 'Folder to write (default: dist); host files go beside it, to deploy' } as const;
const inPlace = { about: 'Replace single files, for uploads after success: readers may meet two releases' } as const;
const link = { about: 'Make dist a link that is turned to each release: for a server that reads it' } as const;
const wait = {
  value: 'SECONDS',
  isOptional: true,
  about: 'Wait for another build of the folder, up to so many seconds (default: 60)',
} as const;
const keep = {
  value: 'N',
  about: 'Keep the last N replaced releases, for rollback (default: as they are)',
} as const;
const signing = {
  sign: {
    value: 'FILE',
    about: 'Sign the release with this private JWK (default: $GAZETTE_SIGNING_KEY)',
  },
  'sign-days': { value: 'DAYS', about: 'How long the signature is believed (default: 90)' },
} as const;
const why = { about: 'Say why documents are made again: "312 pages: company.phone changed"' } as const;

const format = {
  format: { value: 'FORMAT', choices: ['text', 'json'], about: 'text (default), or json: one object a line' },
} as const;

/** Format of problem lists. */
const reportFormat = {
  format: {
    value: 'FORMAT',
    choices: reportFormats,
    about: 'text (default), json: one object a line, for CI: github, sarif, gitlab, junit',
  },
} as const;

const folders = { content: input.content, public: input.public } as const;

/** The commands in the order in which a person meets them; the help text and the arguments are read from here. */
export const commands = {
  build: {
    name: 'build',
    about: 'Check the content and write the site to dist/ and deploy/',
    flags: {
      ...input,
      ...live,
      prove,
      out,
      sites: { value: 'DIR', about: 'Build each site in a folder: DIR/<name>/content to DIR/<name>/dist and deploy' },
      'in-place': inPlace,
      link,
      wait,
      keep,
      ...signing,
      why,
      today: {
        value: 'YYYY-MM-DD',
        about: 'The day in UTC, for task runners that look at arguments; any other is refused',
      },
      full: { about: 'Read and make everything anew, whatever earlier builds remember' },
      ...reportFormat,
      ...help,
    },
  },
  check: {
    name: 'check',
    about: 'Check the content, and its types where TypeScript is installed; write nothing',
    flags: {
      ...input,
      ahead: { value: 'DAYS', about: 'Judge dates as they will be in so many days: what expires by then is an error' },
      changed: {
        value: 'REF',
        isOptional: true,
        about: 'Tell only what the change since REF (origin/main, else main) brings',
      },
      fix: { about: 'Mend what needs no guessing, and say what; write types and schemas for editors' },
      ...reportFormat,
      ...help,
    },
  },
  release: {
    name: 'release',
    about: 'Record in content/ledger/ what changed since the last release, or freeze what is published',
    flags: {
      ...folders,
      date: { value: 'YYYY-MM-DD', about: 'The day of the changes: no clock decides it' },
      adopt: { about: 'Begin a ledger, with the dates that are written in the files' },
      compact: { about: 'Put all its files into one' },
      forget: { value: 'ADDRESS', about: 'Erase the values of a fact, such as company#phone, and keep none of it' },
      freeze: {
        about: 'Write content/contract.json: build and check refuse to break what it holds',
      },
      break: { value: 'WHY', about: 'With --freeze: although something is published no longer, and keep the reason' },
      ...reportFormat,
      ...help,
    },
  },
  dev: {
    name: 'dev',
    about: 'Serve the site while you write it, every saved change at once; or what was built, as hosts will',
    flags: {
      ...folders,
      'base-url': input['base-url'],
      preview: input.preview,
      built: { about: 'Serve the built site instead, to this machine, as hosts will to all' },
      out: { value: 'DIR', about: 'With --built: folder that was built (default: dist)' },
      port: { value: 'N', about: 'Port on 127.0.0.1 (default: 4170, --built 4173, or the next that is free)' },
      ...help,
    },
  },
  new: {
    name: 'new',
    operand: 'faq|news|page|skill|solution|MODULE|cms',
    about: 'Add a question, news, page, skill, solution or item of a fact module, or the configuration of a CMS',
    flags: {
      ...folders,
      title: { value: 'TEXT', about: 'Title of a page or of news, name of a skill or solution' },
      question: { value: 'TEXT', about: 'The question (faq)' },
      answer: { value: 'MARKDOWN', about: 'The answer (faq)' },
      category: { value: 'SLUG', about: 'Group of questions (faq)' },
      description: { value: 'TEXT', about: 'What it tells or does, in one sentence (news, page, skill, solution)' },
      text: { value: 'MARKDOWN', about: 'The body (news, page, skill)' },
      audience: { value: 'TEXT', about: 'For whom it is (solution)' },
      workflows: { value: 'IDS', about: 'Ids of the workflows that it serves, with commas between (solution)' },
      id: { value: 'SLUG', about: 'File name or id (default: made from the title or question)' },
      slug: { value: 'SLUG', about: 'The same as --id' },
      out: { value: 'DIR', about: 'Folder for config.yml of Sveltia CMS or Decap CMS (cms)' },
      repo: { value: 'OWNER/NAME', about: 'Repository on GitHub (cms; default: a placeholder to fill in)' },
      branch: { value: 'NAME', about: 'Branch that the CMS writes to (cms; default: main)' },
      ...help,
    },
  },
  move: {
    name: 'move',
    operand: 'OLD NEW',
    about: 'Give a page, news or question another address: its file, a redirect, and all links to it',
    flags: { ...folders, ...help },
  },
  explain: {
    name: 'explain',
    operand: 'PATH#POINTER',
    about: 'Name the line of content behind a published value, and every place that publishes it',
    flags: { ...folders, 'base-url': input['base-url'], ...format, ...help },
  },
  init: {
    name: 'init',
    about: "Write a new organisation's content, with placeholders that check lists; asks for what is not given",
    flags: {
      dir: { value: 'DIR', about: 'Folder to make; gets content/ and public/' },
      ...organisationFlags,
      ...help,
    },
  },
  import: {
    name: 'import',
    operand: 'DIR|FILE',
    about: 'Draft content from an exported website, or from mapped CSV or JSON, with the source of each fact',
    flags: {
      content: folders.content,
      dir: {
        value: 'DIR',
        about: 'Folder to make, with content/ and public/ (default: only show them)',
      },
      name: { value: 'TEXT', about: 'Display name, instead of what the website says' },
      kind: { value: 'KIND', about: 'What the organisation is, instead of what the website says' },
      country: { value: 'COUNTRY', about: 'Where it is registered, instead of what the website says' },
      language: { value: 'TAG', about: 'Language of the site, instead of what the website says' },
      'base-url': { value: 'URL', about: 'Origin of the new site (default: that of the website)' },
      mapping: { value: 'FILE', about: 'How columns of a CSV or JSON file become fields' },
      add: { about: 'Add what the mapped rows say to the content, where it is not there yet' },
      accept: { about: 'Note the rows of a mapped file as they are now: what changed has been looked at' },
      ...help,
    },
  },
  words: {
    name: 'words',
    operand: 'TAG',
    about: 'Write content/words/TAG.json: all texts of Gazette, to be translated into a language that it lacks',
    flags: { ...folders, ...help },
  },
  confirm: {
    name: 'confirm',
    operand: '[FIELD|FILE#FIELD …]',
    about: 'List what an import drafted and where it is from; take the marks of what is named away',
    flags: {
      ...folders,
      'all-of': { value: 'FILE', about: 'All values of a file' },
      ...help,
    },
  },
  deploy: {
    name: 'deploy',
    operand: 's3|rollback [RELEASE]',
    about: 'Make a bucket of S3 what was built, or put a release back that build -- --keep N kept',
    flags: {
      bucket: { value: 'NAME', about: 'The bucket, which is for this site alone (default: $S3_BUCKET)' },
      region: { value: 'NAME', about: 'Its region (default: $AWS_REGION, then us-east-1)' },
      endpoint: { value: 'URL', about: 'Another server that speaks like S3 (default: $AWS_ENDPOINT_URL_S3)' },
      distribution: { value: 'ID', about: 'CloudFront distribution to invalidate (default: $CLOUDFRONT_DISTRIBUTION)' },
      out: { value: 'DIR', about: 'Folder that was built (default: dist)' },
      'dry-run': { about: 'Say what differs, change nothing' },
      'keep-days': { value: 'DAYS', about: 'How long assets of earlier releases stay (default: 30)' },
      concurrency: { value: 'N', about: 'Objects at a time (default: 16)' },
      adopt: { about: 'Take a bucket that holds something else: what is not in the plan is removed' },
      list: { about: 'With rollback: only name the releases that are kept, the newest first' },
      format: { ...format.format, about: `With rollback: ${format.format.about}` },
      ...help,
    },
  },
  audit: {
    name: 'audit',
    about: 'Ask a live origin for everything that was built, and say what differs and why',
    operand: 'https://ORIGIN',
    flags: {
      manifest: { value: 'FILE', about: 'What was built (default: deploy/gazette.manifest.json)' },
      'host-header': { value: 'NAME', about: 'Host to ask for, when it is not that of the origin' },
      connect: { value: 'HOST:PORT', about: 'Where to connect, when it is not where the name leads' },
      'connect-http': { value: 'HOST:PORT', about: 'The same for http://, which must lead to https://' },
      accept: { value: 'FILE', about: 'Known exceptions with reason and last day, as YAML or JSON' },
      timeout: { value: 'MS', about: 'Time for one answer in milliseconds (default: 10000)' },
      concurrency: { value: 'N', about: 'Requests at a time (default: 4)' },
      format: {
        value: 'FORMAT',
        choices: ['text', 'json', 'junit'],
        about: 'text (default), json: one object a line, or junit: XML for CI',
      },
      ...help,
    },
  },
  verify: {
    name: 'verify',
    about: 'Say whether a folder, or an https://ORIGIN, is what was built, byte for byte',
    flags: {
      dir: { value: 'DIR', about: 'Published folder (default: dist)' },
      manifest: {
        value: 'FILE',
        about: 'What was built (default: gazette.manifest.json in the deploy folder beside it)',
      },
      signed: { about: 'Judge by the signature alone, as somebody does who has built nothing' },
      key: { value: 'FILE', about: 'The keys that count: JWK, JWK Set or DID document (default: those of did.json)' },
      since: { value: 'YYYY-MM-DD', about: 'Day of the last signature that you know: an older one is a replay' },
      ...format,
      ...help,
    },
  },
  report: {
    name: 'report',
    about: 'Say of every requirement whether the site keeps it on your hosts, or rehearse what agents ask of it',
    flags: {
      content: { value: 'DIR', about: 'What is read back, and hosts and owners of site.ts (default: content)' },
      host: { value: 'NAMES', about: 'Hosts to judge, with commas between, or all (default: hosts of site.ts)' },
      out: { value: 'DIR', about: 'Folder that was built (default: dist)' },
      html: { value: 'FILE', about: 'Write the report as one page too' },
      rehearse: {
        about: 'Ask what agents ask instead, by published links alone; of an https://ORIGIN too',
      },
      accept: { value: 'FILE', about: 'Known exceptions of an https://ORIGIN: what they cover is no, and not fail' },
      timeout: { value: 'MS', about: 'Time for one answer of an https://ORIGIN in milliseconds (default: 10000)' },
      ...format,
      ...help,
    },
  },
  attach: {
    name: 'attach',
    operand: 'SITE',
    about: 'Add to the built folder of another generator what machines read: API, Markdown, discovery',
    flags: {
      content: { value: 'DIR', about: 'What the company says (default: content, else drafted to gazette/content)' },
      public: { value: 'DIR', about: 'Folder of files copied as they are (default: none, the site has its own)' },
      'base-url': input['base-url'],
      'base-path': {
        value: 'PATH',
        about: 'Path of the origin at which SITE lies, such as /docs/ (default: its root)',
      },
      out: { value: 'DIR', about: 'Folder for all of it (default: SITE itself)' },
      preview: { about: 'Show drafts and placeholders in SITE-preview, for nobody but you: noindex' },
      pages: { about: 'Add our pages too, with styles and icons (default: what programs read)' },
      'no-touch': { about: 'Leave its HTML byte for byte: no lines in heads' },
      detach: { about: 'Take out what was added, and give each file its bytes back' },
      host: { value: 'NAMES', about: 'Your hosts, with commas between (default: hosts of site.ts, else all)' },
      root: { value: 'DIR', about: 'The folder on your server, for its configuration (default: a mark to fill in)' },
      strict: { about: 'Fail on what is wrong with its pages, and on what your hosts cannot keep' },
      ...reportFormat,
      ...help,
    },
  },
} as const satisfies Record<string, Command>;

/** Commands that there were, and what does their work now. */
export const formerCommands: Readonly<Record<string, string>> = {
  cms: 'new cms',
  freeze: 'release --freeze',
  preview: 'dev --built',
  rehearse: 'report --rehearse',
  rollback: 'deploy rollback',
  types: 'check --fix',
};
