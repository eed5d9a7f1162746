import { compareCodeUnits, type Report } from '../../core/problem.ts';
import { estimateTokens } from '../../core/tokens.ts';
import type { Sources } from '../read/load.ts';
import { skillFileAddress } from '../read/skill-files.ts';
import type { MarkdownSource, SkillSource } from '../read/source.ts';
import type { SkillFields, SkillFrontMatter } from '../schemas/front-matter.ts';
import type { Skill } from '../site.ts';
import { bodyPositions, isFileOfSkill, renderBody } from './body/body.ts';
import type { DeferredChecks } from './deferred-checks.ts';
import bySchema from './parse-front-matter.ts?lazy';

/** agentskills.io: keep SKILL.md below these. */
const maxLines = 500;
const maxTokens = 5000;

/** Checks every SKILL.md against the rules of agentskills.io and of pages; the text itself is never changed. */
export function validateSkills(sources: Sources, report: Report, rest?: DeferredChecks): Skill[] {
  return sources.skills
    .flatMap((skill): Skill[] => {
      const known = skill.source.frontMatter.checked as CheckedSkill | undefined;
      // A missing date is valid only while there is a ledger.
      const isKnown = known !== undefined && (known.updated !== '' || sources.ledger !== undefined);
      const checked = isKnown ? known : checkSkill(skill, sources.ledger !== undefined, report);
      if (!checked) return [];
      rest?.checked.set(skill.file, checked);
      const { links, ...data } = checked;
      const folder = skillFileAddress(`${skill.name}/`);
      const files = sources.publicFiles.flatMap(({ file, bytes }) =>
        file.startsWith(folder) ? [{ path: file.slice(folder.length), bytes }] : [],
      );
      reportMissingFiles(skill, links, new Set(files.map(({ path }) => path)), report);
      const path = `/${folder}SKILL.md`;
      const bytes = servedBytes(skill, data);
      return [{ ...data, path, bytes, source: skill.file, ...(files.length > 0 && { files }) }];
    })
    .sort((a, b) => compareCodeUnits(a.name, b.name));
}

interface CheckedSkill extends Omit<Skill, 'path' | 'bytes' | 'source' | 'files'> {
  /** Relative addresses in its text: supporting files. */
  readonly links: readonly string[];
}

/** Reports links to files that the folder of the skill does not have. */
function reportMissingFiles(
  { name, source }: SkillSource,
  links: readonly string[],
  files: ReadonlySet<string>,
  report: Report,
): void {
  for (const link of links) {
    const path = new URL(link, 'https://skill/').pathname.slice(1);
    if (path === 'SKILL.md' || files.has(path)) continue;
    report({
      code: 'markdown-link-unsafe',
      at: bodyPositions(source)(Math.max(source.body.indexOf(link), 0)),
      message: `expected a file of the skill, got "${link}"`,
      hint: `Write the whole address, such as https://example.com/page/, or add the file content/skills/${name}/${path}. For brackets that are meant as text write \\[.`,
    });
  }
}

/** SKILL.md with the front matter that its specification knows: texts, and one map of texts. */
function servedBytes({ source, bytes }: SkillSource, data: SkillFields): Uint8Array {
  const { tags, version, metadata = {}, ...written } = source.frontMatter.value as Record<string, unknown>;
  const all = [...Object.values(written), ...Object.values(metadata as object)];
  if (tags === undefined && version === undefined && all.every((each) => typeof each === 'string')) return bytes;
  const { name, description, license, compatibility, 'allowed-tools': tools } = data;
  const lines = Object.entries({ name, description, license, compatibility, 'allowed-tools': tools }).flatMap(
    ([key, value]) => (value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`]),
  );
  const keyOf = (key: string) => (/^[a-z][\w-]*$/i.test(key) ? key : JSON.stringify(key));
  const inside = Object.entries(data.metadata ?? {}).map(([key, value]) => `  ${keyOf(key)}: ${JSON.stringify(value)}`);
  const front = [...lines, ...(inside.length > 0 ? ['metadata:', ...inside] : [])].join('\n');
  return Buffer.from(`---\n${front}\n---\n${source.body}`);
}

/** Front matter in the forms of agentskills.io: lists as texts, and what it has no field for in metadata. */
function toSkillFields({ tags, version, metadata, 'allowed-tools': tools, ...fields }: SkillFrontMatter): SkillFields {
  const joined = (value: string | readonly string[], between: string) =>
    typeof value === 'string' ? value : value.join(between);
  const members = {
    ...metadata,
    ...(version !== undefined && { version }),
    ...(tags !== undefined && { tags }),
  };
  const texts = Object.entries(members).map(([key, value]) => [key, joined(value, ', ')]);
  return {
    ...fields,
    ...(texts.length > 0 && { metadata: Object.fromEntries(texts) as Record<string, string> }),
    ...(tools !== undefined && { 'allowed-tools': joined(tools, ' ') }),
  };
}

function checkSkill({ name, source }: SkillSource, hasLedger: boolean, report: Report): CheckedSkill | undefined {
  const { frontMatter, body, file, bodyLine } = source;
  const links = checkBody(source, report);
  const { parseSkillFields, parseSkillDate } = bySchema<typeof import('./parse-front-matter.ts')>();
  const written = parseSkillFields(frontMatter, report);
  if (!written) return undefined;
  const data = toSkillFields(written);
  if (data.name !== name)
    report({
      code: 'field-invalid',
      at: frontMatter.locate(['name']),
      field: 'name',
      message: `expected the name of its folder, "${name}", got "${data.name}"`,
    });
  const { date, fix } = parseSkillDate(data.metadata?.updated, data);
  if (date === undefined && !(hasLedger && data.metadata?.updated === undefined))
    report({
      code: data.metadata?.updated === undefined ? 'field-missing' : 'date-invalid',
      at: frontMatter.locate(['metadata', 'updated']),
      field: 'metadata.updated',
      message: 'expected the date of the last change, YYYY-MM-DD',
      hint: 'Add it under metadata: the specification of SKILL.md has no field of its own for a date.',
      fix,
    });
  const lines = body.split('\n').length + bodyLine;
  const tokens = estimateTokens(body);
  if (lines > maxLines || tokens > maxTokens)
    report({
      code: 'skill-long',
      at: { file },
      message: `expected at most ${maxLines} lines and ${maxTokens} tokens, got ${lines} lines and about ${tokens} tokens`,
    });
  return { ...data, updated: date ?? '', links };
}

/** Facts of the site, which nobody fills in here; other braces are the text of a template. */
const factOfSite = /\{\{ *(?:company|site|access|solutions|workflows|industries|count|claim)[. ]/i;

/**
 * Agents read a skill as it stands: the rules of pages hold for its links, and nothing is filled in. Returns its relative
 * links.
 */
function checkBody(source: MarkdownSource, report: Report): string[] {
  const at = bodyPositions(source);
  const { problems } = renderBody(source, source.body, at, report);
  const fact = source.body.search(factOfSite);
  if (fact >= 0)
    report({
      code: 'fact-misplaced',
      at: at(fact),
      message: 'expected finished text, got a {{fact}}',
      hint: 'SKILL.md is served as it is written; write the value here.',
    });
  return problems.flatMap(({ kind, text }) => (kind === 'unsafe-link' && isFileOfSkill(text) ? [text] : []));
}
