// One table of all commands and their flags, which is why it has so many lines.

import { reportFormats } from '../terminal/report.ts';
import { type Flags, organisationFlags } from './common/arguments.ts';

export const commandGroups = {
  start: 'Start',
  write: 'Write',
  publish: 'Publish',
} as const;

export interface Command {
  /** One line: what it does. */
  readonly about: string;
  readonly group: keyof typeof commandGroups;
  /** Whether `--help` shows it; `--help all` shows every command. */
  readonly isCommon?: true;
  /** Arguments before flags; optional in brackets. */
  readonly operand?: string;
  readonly flags: Flags;
}

const help = { help: { about: 'Show this text' } } as const;

const folders = {
  content: { value: 'DIR', about: 'Content folder (default: content)' },
  public: { value: 'DIR', about: 'Files to copy (default: public, beside content)' },
} as const;

const baseUrl = { value: 'URL', about: 'Site origin (default: $BASE_URL, then site.ts)' } as const;
const date = { value: 'YYYY-MM-DD', about: 'Day of changes that are not in the ledger yet' } as const;
const port = { value: 'N', about: 'Port on 127.0.0.1 (default: 4170)' } as const;
const host = { value: 'NAMES', about: 'Hosts, comma-separated (default: site.ts)' } as const;
const exceptions = { value: 'FILE', about: 'Known exceptions, as YAML or JSON' } as const;
const manifest = { value: 'FILE', about: 'Manifest of the build (default: that in deploy/)' } as const;
const timeout = { value: 'MS', about: 'Time limit of one answer (default: 10000)' } as const;
const output = { value: 'DIR', about: 'Built folder (default: dist)' } as const;
const json = { json: { about: 'Print JSON, one object per line' } } as const;

const input = {
  ...folders,
  'base-url': baseUrl,
  preview: { about: 'Show placeholders; ask search engines to stay away' },
  noindex: { about: 'Ask search engines to stay away' },
  host: { value: 'NAME', about: 'Add the files that this host reads from dist/' },
  strict: { about: 'Fail on what your hosts cannot do' },
  date,
} as const;

/** Formats of problem lists. */
const reportFormat = {
  ...json,
  format: {
    value: 'FORMAT',
    choices: reportFormats,
    about: 'For CI: github, gitlab, junit or sarif',
  },
} as const;

/** All commands by name, in the order in which a person meets them; the help text and the arguments are read from here. */
export const commands = {
  init: {
    about: 'Write the content of a new organisation; ask what is missing',
    group: 'start',
    isCommon: true,
    operand: '[DIR]',
    flags: { ...organisationFlags, ...help },
  },
  attach: {
    about: 'Add the API, Markdown and discovery files to a built site',
    group: 'start',
    isCommon: true,
    operand: 'SITE',
    flags: {
      content: { value: 'DIR', about: 'Content folder (default: content, else a draft)' },
      public: { value: 'DIR', about: 'Files to copy (default: none)' },
      'base-url': baseUrl,
      'base-path': { value: 'PATH', about: 'Path of SITE on its origin (default: /)' },
      output: { value: 'DIR', about: 'Write here instead of into SITE' },
      preview: { about: 'Show placeholders in SITE-preview, with noindex' },
      pages: { about: 'Add HTML pages too, with styles and icons' },
      'no-touch': { about: 'Do not change the HTML of SITE' },
      detach: { about: 'Remove what was added, and restore each file' },
      host,
      root: { value: 'DIR', about: 'Folder on your server, for its configuration' },
      strict: { about: 'Fail on faults of its pages, too' },
      ...reportFormat,
      ...help,
    },
  },
  import: {
    about: 'Draft content from a website, or from CSV or JSON',
    group: 'start',
    operand: 'DIR|FILE',
    flags: {
      content: folders.content,
      output: { value: 'DIR', about: 'Folder to write (default: print only)' },
      name: { value: 'TEXT', about: 'Display name, instead of that of the website' },
      kind: { value: 'KIND', about: 'Kind of organisation' },
      country: { value: 'COUNTRY', about: 'Country of registration' },
      language: { value: 'TAG', about: 'Language of the site' },
      'base-url': { value: 'URL', about: 'Origin of the new site' },
      mapping: { value: 'FILE', about: 'How columns become fields' },
      add: { about: 'Add the rows that the content lacks' },
      accept: { about: 'Record the rows as reviewed' },
      ...help,
    },
  },
  confirm: {
    about: 'List drafted values with their sources, or confirm some',
    group: 'start',
    operand: '[FIELD|FILE#FIELD …]',
    flags: { ...folders, 'all-of': { value: 'FILE', about: 'Confirm all values of a file' }, ...help },
  },
  new: {
    about: 'Add a page, question, news, solution, skill or fact',
    group: 'write',
    isCommon: true,
    operand: 'faq|news|page|skill|solution|MODULE',
    flags: {
      ...folders,
      title: { value: 'TEXT', about: 'Title (page, news) or name (skill, solution)' },
      question: { value: 'TEXT', about: 'Question (faq)' },
      answer: { value: 'MARKDOWN', about: 'Answer (faq)' },
      category: { value: 'SLUG', about: 'Group of questions (faq)' },
      description: { value: 'TEXT', about: 'One sentence (all but faq)' },
      text: { value: 'MARKDOWN', about: 'Body (news, page, skill)' },
      audience: { value: 'TEXT', about: 'For whom it is (solution)' },
      workflows: { value: 'IDS', about: 'Workflow ids, comma-separated (solution)' },
      id: { value: 'SLUG', about: 'File name or id (default: from the title)' },
      ...help,
    },
  },
  'new language': {
    about: 'Write the texts of Gazette for a translation',
    group: 'write',
    operand: 'TAG',
    flags: { ...folders, ...help },
  },
  'new theme': {
    about: 'Write a theme, and name it in package.json',
    group: 'write',
    flags: { ...folders, ...help },
  },
  'new cms': {
    about: 'Write the configuration of Sveltia CMS or Decap CMS',
    group: 'write',
    flags: {
      ...folders,
      output: { value: 'DIR', about: 'Folder for config.yml' },
      repo: { value: 'OWNER/NAME', about: 'Repository on GitHub (default: a placeholder)' },
      branch: { value: 'NAME', about: 'Branch for changes (default: main)' },
      ...help,
    },
  },
  dev: {
    about: 'Serve the site and its editor while you write',
    group: 'write',
    isCommon: true,
    flags: { ...folders, 'base-url': baseUrl, preview: input.preview, port, ...help },
  },
  check: {
    about: 'Check the content, and list what is missing or wrong',
    group: 'write',
    isCommon: true,
    flags: {
      ...input,
      ahead: { value: 'DAYS', about: 'Also report what expires within so many days' },
      changed: { value: 'REF', isOptional: true, about: 'Report only what changed since REF (default: main)' },
      fix: { about: 'Correct what needs no guess; write editor files' },
      ...reportFormat,
      ...help,
    },
  },
  move: {
    about: 'Change the address of a page, with links and a redirect',
    group: 'write',
    operand: 'OLD NEW',
    flags: { ...folders, ...help },
  },
  explain: {
    about: 'Show the content line behind a published value',
    group: 'write',
    operand: 'PATH#POINTER',
    flags: { ...folders, 'base-url': baseUrl, ...json, ...help },
  },
  release: {
    about: 'Record in content/ledger/ what changed since a release',
    group: 'publish',
    flags: {
      ...folders,
      date: { value: 'YYYY-MM-DD', about: 'Day of the changes (required)' },
      adopt: { about: 'Start a ledger with the dates in the files' },
      compact: { about: 'Merge all ledger files into one' },
      forget: { value: 'ADDRESS', about: 'Erase the values of a fact, e.g. company#phone' },
      ...help,
    },
  },
  'release freeze': {
    about: 'Write content/contract.json, which builds must not break',
    group: 'publish',
    flags: {
      ...folders,
      break: { value: 'WHY', about: 'Remove something published, and keep the reason' },
      ...reportFormat,
      ...help,
    },
  },
  build: {
    about: 'Check the content, and write the site to dist/ and deploy/',
    group: 'publish',
    isCommon: true,
    flags: {
      ...input,
      production: { about: 'For the live site: compress every text' },
      compress: { value: 'LEVEL', choices: ['fast', 'best'], about: 'With --production: fast (default) or best' },
      pictures: { about: 'Make a link preview picture for each page' },
      prove: { about: 'Read the output back, and warn of bugs in Gazette' },
      output: { value: 'DIR', about: 'Folder to write (default: dist)' },
      sites: { value: 'DIR', about: 'Build the site in each subfolder of DIR' },
      'in-place': { about: 'Replace file by file, not the folder at once' },
      link: { about: 'Make dist a link that points to each release' },
      wait: { value: 'SECONDS', isOptional: true, about: 'Wait for another build (default: 60)' },
      keep: { value: 'N', about: 'Keep the last N replaced releases, for rollback' },
      sign: { value: 'FILE', about: 'Private JWK (default: $GAZETTE_SIGNING_KEY)' },
      'sign-days': { value: 'DAYS', about: 'Lifetime of the signature (default: 90)' },
      why: { about: 'Explain why documents are rebuilt' },
      today: { value: 'YYYY-MM-DD', about: 'Today in UTC, as a key for task runners' },
      full: { about: 'Ignore the caches, and rebuild everything' },
      ...reportFormat,
      ...help,
    },
  },
  preview: {
    about: 'Serve the built site on this machine, as a host will',
    group: 'publish',
    isCommon: true,
    flags: { output, port: { ...port, about: 'Port on 127.0.0.1 (default: 4173)' }, ...help },
  },
  deploy: {
    about: 'Upload the site, roll it back, or verify what is published',
    group: 'publish',
    isCommon: true,
    operand: 's3|rollback|verify',
    flags: help,
  },
  'deploy s3': {
    about: 'Upload the built site to an S3 bucket',
    group: 'publish',
    flags: {
      bucket: { value: 'NAME', about: 'Bucket of this site alone (default: $S3_BUCKET)' },
      region: { value: 'NAME', about: 'Region (default: $AWS_REGION, then us-east-1)' },
      endpoint: { value: 'URL', about: 'S3 server (default: $AWS_ENDPOINT_URL_S3)' },
      distribution: { value: 'ID', about: 'CloudFront (default: $CLOUDFRONT_DISTRIBUTION)' },
      output,
      'dry-run': { about: 'List the differences; change nothing' },
      'keep-days': { value: 'DAYS', about: 'Keep old assets so long (default: 30)' },
      concurrency: { value: 'N', about: 'Objects at a time (default: 16)' },
      adopt: { about: 'Accept a bucket with other files, and remove them' },
      ...help,
    },
  },
  'deploy rollback': {
    about: 'Restore a release that build --keep N kept',
    group: 'publish',
    operand: '[RELEASE]',
    flags: { output, list: { about: 'Only list the kept releases, newest first' }, ...json, ...help },
  },
  'deploy verify': {
    about: 'Compare dist/ or a live origin with the build, byte by byte',
    group: 'publish',
    operand: '[https://ORIGIN]',
    flags: {
      output,
      manifest,
      signed: { about: 'Trust the signature alone, without a build' },
      key: { value: 'FILE', about: 'Trusted keys: JWK, JWK Set or DID document' },
      since: { value: 'YYYY-MM-DD', about: 'Reject signatures older than this day' },
      ...json,
      ...help,
    },
  },
  audit: {
    about: 'Compare a live site with the build, and explain differences',
    group: 'publish',
    isCommon: true,
    operand: 'https://ORIGIN',
    flags: {
      manifest,
      'host-header': { value: 'NAME', about: 'Host to ask for (default: that of ORIGIN)' },
      connect: { value: 'HOST:PORT', about: 'Address to connect to' },
      'connect-http': { value: 'HOST:PORT', about: 'Address for http://, which must redirect' },
      exceptions,
      timeout,
      concurrency: { value: 'N', about: 'Requests at a time (default: 4)' },
      ...json,
      format: { value: 'FORMAT', choices: ['text', 'junit'], about: 'For CI: junit' },
      ...help,
    },
  },
  'audit report': {
    about: 'Report which requirements the site meets on your hosts',
    group: 'publish',
    operand: '[https://ORIGIN]',
    flags: {
      content: folders.content,
      host: { ...host, about: 'Hosts, comma-separated, or all (default: site.ts)' },
      output,
      html: { value: 'FILE', about: 'Also write the report as an HTML page' },
      exceptions,
      timeout,
      ...json,
      ...help,
    },
  },
  'audit rehearse': {
    about: 'Answer the questions of agents from published links alone',
    group: 'publish',
    operand: '[https://ORIGIN]',
    flags: { content: folders.content, output, timeout, ...json, ...help },
  },
} as const satisfies Record<string, Command>;

/** Old names of commands, and what replaces them: for one version. */
export const formerCommands: Readonly<Record<string, string>> = {
  cms: 'new cms',
  freeze: 'release freeze',
  rehearse: 'audit rehearse',
  report: 'audit report',
  rollback: 'deploy rollback',
  types: 'check --fix',
  verify: 'deploy verify',
  words: 'new language',
};
