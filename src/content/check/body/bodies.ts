import { type BoundedCache, createBoundedCache } from '../../../core/blob-store.ts';
import { noPictures, type Pictures } from '../../../core/picture.ts';
import type { Problem, Report } from '../../../core/problem.ts';
import type { MarkdownLabels } from '../../../markdown/extensions/extensions.ts';
import type { MarkdownSource } from '../../read/source.ts';
import { type Memo, noMemo } from '../memo.ts';
import { reportPlaceholdersInFile } from '../placeholders.ts';
import { createBodyKeys, type MarkdownBody, parseBody } from './body.ts';
import type { FactTexts } from './fact-texts.ts';
import { digestBodyText, isBodyRecordValid, toBodyRecord } from './text-digest.ts';

/** Characters of rendered bodies that stay in memory: for a desk, and for a build, which asks for each in one go. */
const most = 16_000_000;
const mostInBuild = 500_000;

/** The bodies of sources with their facts filled in: made when they are asked for, and not all of them held. */
export interface MarkdownBodies {
  of(source: MarkdownSource): MarkdownBody;
  /** The digest of its text, for which nothing is rendered. */
  digestOf(source: MarkdownSource): string;
  /** Reports what is wrong with a body, and placeholders anywhere in its file. Returns whether it is empty. */
  check(source: MarkdownSource, report: Report): { readonly isEmpty: boolean };
  /** Returns whether a body is empty; checks none that its record says is sound, and puts sound ones into `records`. */
  checkOrRecall(source: MarkdownSource, report: Report, records?: Map<string, unknown>): boolean;
}

type Texts = BoundedCache<MarkdownSource, Read>;
const textsOf = new WeakMap<Memo, Texts>();

/**
 * `memo` remembers verdicts, so that a body is judged again only when its file or its facts have changed, and the
 * texts of late, which others would have to be rendered again for.
 */
export function createMarkdownBodies(
  facts: FactTexts,
  memo: Memo,
  pictures: Pictures = noPictures,
  labels?: MarkdownLabels,
): MarkdownBodies {
  const basisOf = createBodyKeys(facts, pictures, labels);
  const kept: Texts =
    textsOf.get(memo) ??
    createBoundedCache(
      memo === noMemo ? mostInBuild : most,
      ({ body: { markdown, html } }) => markdown.length + html.length,
    );
  if (memo !== noMemo) textsOf.set(memo, kept);
  const read = (source: MarkdownSource): Read => {
    const basis = basisOf(source);
    const known = kept.get(source);
    if (known?.basis === basis) return known;
    const problems: Problem[] = [];
    const body = parseBody(source, facts, (problem) => void problems.push(problem), pictures, labels);
    const made = { basis, body, problems };
    kept.set(source, made);
    return made;
  };
  const judge = (source: MarkdownSource, report: Report) => {
    const { body, problems } = read(source);
    reportPlaceholdersInFile(source, report);
    problems.forEach(report);
    return { isEmpty: body.isEmpty };
  };
  const check: MarkdownBodies['check'] = (source, report) =>
    memo.remember('body', source, basisOf(source), (inner) => judge(source, inner), report);
  return {
    of: (source) => read(source).body,
    digestOf: (source) => digestBodyText(source, facts).digest,
    check,
    checkOrRecall(source, report, records) {
      const { checked } = source.frontMatter;
      const isKnown = isBodyRecordValid(checked, facts);
      const isEmpty = !isKnown && check(source, report).isEmpty;
      if (!isEmpty && facts)
        records?.set(source.file, isKnown ? checked : toBodyRecord(read(source).body.facts, facts));
      return isEmpty;
    },
  };
}

/** bodies.check(), and `field-missing` where a text must be and is not. */
export function checkPageBody(
  bodies: MarkdownBodies,
  source: MarkdownSource,
  mustHaveText: boolean,
  report: Report,
): void {
  const { isEmpty } = bodies.check(source, report);
  if (isEmpty && mustHaveText) reportEmptyBody(source, 'the text of the page', report);
}

/** Reports `field-missing`: nothing below the front matter that readers would see. */
export function reportEmptyBody({ file, bodyLine }: MarkdownSource, what: string, report: Report): void {
  report({
    code: 'field-missing',
    at: { file, line: bodyLine, col: 1 },
    message: `expected ${what} below the front matter, got nothing that readers would see`,
    hint: 'Write it, or add "draft: true" to the front matter until there is something to say.',
  });
}

interface Read {
  /** Key of the inputs besides the file. */
  readonly basis: string;
  readonly body: MarkdownBody;
  readonly problems: readonly Problem[];
}
