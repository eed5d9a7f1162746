import { compareCodeUnits, type Report } from '../../core/problem.ts';
import { estimateTokens } from '../../core/tokens.ts';
import type { Sources } from '../read/load.ts';
import type { MarkdownSource, SkillSource } from '../read/source.ts';
import type { Skill } from '../site.ts';
import { bodyPositions, renderBody } from './body/body.ts';
import type { DeferredChecks } from './deferred-checks.ts';
import bySchema from './parse-front-matter.ts?lazy';

/** agentskills.io: keep SKILL.md below these. */
const maxLines = 500;
const maxTokens = 5000;

/** Checks every SKILL.md against the rules of agentskills.io and of pages; the text itself is never changed. */
export function validateSkills(sources: Sources, report: Report, rest?: DeferredChecks): Skill[] {
  return sources.skills
    .flatMap((skill): Skill[] => {
      const checked = skill.source.frontMatter.checked as CheckedSkill | undefined;
      // A missing date is valid only while there is a ledger.
      const isKnown = checked !== undefined && (checked.updated !== '' || sources.ledger !== undefined);
      const data = isKnown ? checked : checkSkill(skill, sources.ledger !== undefined, report);
      if (!data) return [];
      rest?.checked.set(skill.file, data);
      const path = `/.well-known/agent-skills/${skill.name}/SKILL.md`;
      return [{ ...data, path, bytes: skill.bytes, source: skill.file }];
    })
    .sort((a, b) => compareCodeUnits(a.name, b.name));
}

type CheckedSkill = Omit<Skill, 'path' | 'bytes' | 'source'>;

function checkSkill({ name, source }: SkillSource, hasLedger: boolean, report: Report): CheckedSkill | undefined {
  const { frontMatter, body, file, bodyLine } = source;
  checkBody(source, report);
  const { parseSkillFields, parseSkillDate } = bySchema<typeof import('./parse-front-matter.ts')>();
  const data = parseSkillFields(frontMatter, report);
  if (!data) return undefined;
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
  return { ...data, updated: date ?? '' };
}

/** Agents read a skill as it stands, so the rules of pages hold for it, and nothing is filled in. */
function checkBody(source: MarkdownSource, report: Report): void {
  const at = bodyPositions(source);
  renderBody(source, source.body, at, report);
  const fact = source.body.indexOf('{{');
  if (fact >= 0)
    report({
      code: 'fact-misplaced',
      at: at(fact),
      message: 'expected finished text, got a {{fact}}',
      hint: 'SKILL.md is served as it is written; write the value here.',
    });
}
