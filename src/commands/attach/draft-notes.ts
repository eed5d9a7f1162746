import { formatThousands, pluralize } from '../../core/pluralize.ts';
import type { Problem } from '../../core/problem.ts';
import type { AttachJob } from './attach-job.ts';
import { htmlOnlyFile } from './html-only.ts';
import type { AttachRun } from './run-attach.ts';

type Did = NonNullable<AttachRun['did']>;

/** The run in a few lines while facts are drafts: what was written, what is withheld, the next command. */
export function notesOfDrafts(
  did: Did & { readonly drafts: NonNullable<Did['drafts']> },
  problems: readonly Problem[],
  job: AttachJob,
  folder: (path: string) => string,
): string[] {
  const { mirrors, lists, atRoot, baseUrl, without, drafts } = did;
  const content = folder(job.options.contentDir);
  const left = [
    ...(drafts.unconfirmed > 0 ? [pluralize(drafts.unconfirmed, 'drafted value')] : []),
    ...(drafts.placeholders > 0 ? [pluralize(drafts.placeholders, 'placeholder')] : []),
  ].join(' and ');
  const deploy = folder(job.deployDir);
  const htmlAlone = Object.values(without).reduce((sum, paths) => sum + paths.length, 0);
  const path = job.basePath === '/' ? '' : ` --base-path ${job.basePath}`;
  const attach = `npx gazette attach ${folder(job.site)}${path}`;
  return [
    `Written   ${[`${pluralize(mirrors, 'page')} as Markdown`, ...lists].join(', ')} for ${baseUrl}${job.basePath}`,
    ...(htmlAlone > 0 ? [`HTML only ${pluralize(htmlAlone, 'page')}: ${deploy}${htmlOnlyFile} says why`] : []),
    ...(problems.length > 0
      ? [`Theirs    ${pluralize(problems.length, 'mistake')}: ${attach} --strict lists them`]
      : []),
    ...(drafts.isShown
      ? [`Shown     ${left} of ${content}, for nobody but you: do not upload this folder`]
      : [
          `Upload    ${folder(job.out)}, and to your server what ${deploy} has for it`,
          ...(atRoot.length > 0
            ? [`Root      ${folder(job.rootDir)} to the root of the origin: ${atRoot.join(', ')}`]
            : []),
          ...(drafts.published === undefined
            ? []
            : [`Published ${pluralize(drafts.published, 'value')} of ${content}`]),
          `Withheld  ${left}${drafts.published === undefined ? ` in ${content}; the first facts need ${drafts.needed.join(', ')}` : ''}`,
          `Look      ${attach} --preview`,
        ]),
    drafts.unconfirmed > 0
      ? `Next      npx gazette confirm --content ${content} lists them with their sources`
      : `Next      npx gazette check --content ${content} lists them`,
  ];
}

/** The first of many. */
export const some = (names: readonly string[]): string =>
  names.length <= 5
    ? names.join(', ')
    : `${names.slice(0, 5).join(', ')} and ${formatThousands(names.length - 5)} more`;
