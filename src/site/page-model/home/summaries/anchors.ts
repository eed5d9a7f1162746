import { entryAnchor, questionAnchor } from '../../../../core/url.ts';
import type { ViewBlock, ViewSection } from '../../../../theme/model/view.ts';
import { categoryAnchor } from '../../../facts/question-groups.ts';

/** All anchors of a section, its own first; empty without one. */
export function listAnchors(section: ViewSection | false): string[] {
  if (section === false) return [];
  return [section.id, ...(section.anchors ?? []), ...section.blocks.flatMap(anchorsIn)];
}

function anchorsIn(block: ViewBlock): string[] {
  switch (block.kind) {
    case 'entries':
      return block.entries.map(({ id }) => entryAnchor(block.of, id.text).slice(1));
    case 'teasers':
      return block.teasers.flatMap(({ anchor }) => anchor ?? []);
    case 'rows':
      return block.rows.flatMap(({ anchors }) => anchors);
    case 'evidence':
    case 'items':
      return block.items.map(({ anchor }) => anchor);
    case 'answers':
      return block.groups.flatMap(({ id, answers }) => [
        categoryAnchor(id.text),
        ...answers.map((answer) => questionAnchor(answer.id.text).slice(1)),
      ]);
    default:
      return [];
  }
}
