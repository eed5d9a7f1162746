import type { Site, Skill } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { zip } from './zip.ts';

const indexPath = '/.well-known/agent-skills/index.json';

/**
 * The agent-skills index (Agent Skills Discovery v0.2.0), each SKILL.md (agentskills.io), and an archive of each skill with
 * supporting files, which are documents too: whoever reads SKILL.md at its address can follow its links.
 */
export function agentSkills(site: Site): Document[] {
  if (site.skills.length === 0) return [];
  return [
    {
      path: indexPath,
      file: indexPath.slice(1),
      kind: 'discovery',
      mediaType: mediaTypes.json,
      title: translate(languageByTag(site.language), 'document.skills'),
      description: translate(languageByTag(site.language), 'document.skillsNote'),
      updated: latestDate([site.updated.site, ...site.skills.map((skill) => skill.updated)]),
      link: [{ rel: 'service-meta' }],
      render: ({ url }) =>
        json({
          // An opaque identifier of the format, not an address to fetch.
          $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
          skills: site.skills.map((skill) => {
            const archive = archiveOf(skill);
            return {
              name: skill.name,
              type: archive ? 'archive' : 'skill-md',
              description: skill.description,
              url: url(archive ? archivePath(skill) : skill.path),
              digest: `sha256:${sha256(archive ?? skill.bytes)}`,
            };
          }),
        }),
    },
    ...site.skills.map(
      (skill): Document => ({
        path: skill.path,
        file: skill.path.slice(1),
        kind: 'discovery',
        mediaType: mediaTypes.markdown,
        title: skill.name,
        description: skill.description,
        updated: skill.updated,
        source: skill.source,
        llms: 'Skills',
        render: () => skill.bytes,
      }),
    ),
    ...site.skills
      .filter(({ files }) => files)
      .map(
        (skill): Document => ({
          path: archivePath(skill),
          file: archivePath(skill).slice(1),
          kind: 'discovery',
          mediaType: mediaTypes.zip,
          title: `${skill.name}.zip`,
          description: skill.description,
          updated: skill.updated,
          render: () => archiveOf(skill) ?? skill.bytes,
        }),
      ),
  ];
}

const archivePath = ({ name }: Skill): string => `/.well-known/agent-skills/${name}.zip`;

/** A skill with supporting files as one file, SKILL.md at its root; undefined of one without. */
function archiveOf({ bytes, files }: Skill): Uint8Array | undefined {
  return files && zip([{ path: 'SKILL.md', bytes }, ...files]);
}
