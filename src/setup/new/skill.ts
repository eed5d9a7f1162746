import { slugify } from '../../core/slugify.ts';
import { renderMarkdownFile } from '../../edit/source/yaml.ts';
import type { NewKind } from './kind.ts';

/** A skill for agents: content/skills/<name>/SKILL.md, by the rules of agentskills.io. */
export const skill: NewKind = {
  asked: [
    { flag: 'title', ask: 'Name of the skill' },
    { flag: 'description', ask: 'What it does and when to use it' },
    { flag: 'text', ask: 'First step for the agent (Markdown; more can follow in the file)' },
    { flag: 'id', ask: 'Folder name', or: (_context, { title = '' }) => slugify(title) },
  ],
  make: ({ title = '', description = '', text = '', id = '' }, { today }) => ({
    file: `content/skills/${id}/SKILL.md`,
    text: renderMarkdownFile({ name: id, description, metadata: { updated: today } }, `# ${title}\n\n${text}`),
  }),
};
