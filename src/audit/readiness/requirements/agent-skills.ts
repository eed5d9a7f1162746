import { findListMember, findMember, findTextMember } from '../../../checks/published/members.ts';
import { sha256 } from '../../../core/digest.ts';
import { getReleaseFile } from '../../../core/release.ts';
import type { ReleaseOrigin } from '../origin.ts';
import { createRowFactory, type Requirement } from '../requirement.ts';
import { exemptUnstated, fail, failIfAny, pass, type RequirementResult } from '../verdict.ts';
import { createDocumentRowFactory, listSkillPaths, servedRowId } from './service/documents.ts';

const row = createRowFactory('skills');
const indexRow = createDocumentRowFactory('skills', 'skills');
const path = '/.well-known/agent-skills/index.json';
const after = [servedRowId('skills'), servedRowId('skill'), 'skills-some'];

/** A row on all skills of the index; without any, not stated. */
function ofSkills(
  id: string,
  clause: string,
  says: string,
  wrong: (skill: unknown, origin: ReleaseOrigin) => string | undefined,
): Requirement {
  return row(id, clause, says, {
    needs: ['discovery-documents'],
    paths: (origin) => [path, ...listSkillPaths(origin)],
    after,
    look: (origin) => {
      if (!origin.release.routes.has(path)) return none;
      const skills = findListMember(origin.json(path), 'skills');
      const found = skills.flatMap((skill) => {
        const said = wrong(skill, origin);
        return said === undefined ? [] : [`${findTextMember(skill, 'name') ?? 'a skill'}: ${said}`];
      });
      return failIfAny(found, `${skills.length} of ${skills.length}`);
    },
  });
}

const none: RequirementResult = exemptUnstated('skills', 'content/skills/ has none, so there is no index of them.');

/** Agent Skills Discovery 0.2.0, and the form of a SKILL.md. */
export const skillRows: readonly Requirement[] = [
  indexRow('schema', 'index', 'The index names the schema of version 0.2.0.', ({ json, release }) => {
    if (!release.routes.has(path)) return none;
    const schema = findTextMember(json(path), '$schema');
    const isKnown = schema === 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
    return isKnown ? pass(`$schema: ${schema}`) : fail(`$schema: ${schema ?? 'absent'}`);
  }),
  indexRow('some', 'index', 'The index lists one skill at least.', ({ json, release }) => {
    if (!release.routes.has(path)) return none;
    const { length } = findListMember(json(path), 'skills');
    return length > 0 ? pass(`${length} skills`) : fail(`${path} lists none`);
  }),
  ofSkills('names', 'name', 'Names have 1 to 64 characters: a–z, 0–9, single hyphens within.', (skill) => {
    const name = findTextMember(skill, 'name') ?? '';
    return name.length <= 64 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) ? undefined : `name "${name}"`;
  }),
  ofSkills('types', 'type', 'Each is a skill-md or an archive.', (skill) => {
    const type = findTextMember(skill, 'type') ?? '';
    return ['skill-md', 'archive'].includes(type) ? undefined : `type "${type}"`;
  }),
  ofSkills('descriptions', 'description', 'Each has a description of at most 1,024 characters.', (skill) => {
    const length = (findTextMember(skill, 'description') ?? '').length;
    return length > 0 && length <= 1024 ? undefined : `${length} characters`;
  }),
  ofSkills('digests', 'digest', 'Each digest is that of the bytes that are served.', (skill, origin) => {
    const url = findTextMember(skill, 'url') ?? '';
    const at = origin.pathOf(url) ?? url;
    const file = origin.release.routes.get(at)?.variants[0]?.file;
    if (file === undefined) return `${url} is not served`;
    const digest = `sha256:${sha256(getReleaseFile(origin.release, file).bytes)}`;
    return findMember(skill, 'digest') === digest
      ? undefined
      : `digest ${String(findMember(skill, 'digest'))}, not ${digest}`;
  }),
  ofSkills('folder', 'SKILL.md', 'A SKILL.md begins with its name, which is that of its folder.', (skill, origin) => {
    const url = findTextMember(skill, 'url') ?? '';
    if (!url.endsWith('/SKILL.md')) return undefined;
    const folder = url.split('/').at(-2) ?? '';
    const [, name] = /^---\n[\s\S]*?^name: *["']?([^"'\n]*)/m.exec(origin.text(origin.pathOf(url) ?? url)) ?? [];
    return name === folder ? undefined : `name ${name ?? 'absent'} in ${folder}/`;
  }),
];
