import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

const indexPath = '/.well-known/agent-skills/index.json';

/** The agent-skills index (Agent Skills Discovery v0.2.0) and each SKILL.md as it is written (agentskills.io); nothing without skills. */
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
          skills: site.skills.map((skill) => ({
            name: skill.name,
            type: 'skill-md',
            description: skill.description,
            url: url(skill.path),
            digest: `sha256:${sha256(skill.bytes)}`,
          })),
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
  ];
}
