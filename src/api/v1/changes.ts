import type { RecordedChange } from '../../content/ledger/history.ts';
import type { Site } from '../../content/site.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { archivePath, listArchiveYears, maxChanges, toChangeBodies } from '../changes/format-change.ts';
import { type ApiContext, defineResource, documentHead } from '../resource.ts';
import { loadWireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, descriptionKey, documentMembers, wireUrl, wireDate, wireText, wireOpenEnum } = loadWireBlocks();
  const change = z
    .object({
      date: wireDate('wire.changeDate'),
      resource: wireText('wire.changeResource'),
      id: wireText('wire.changeId'),
      kind: wireOpenEnum(['added', 'changed', 'rewritten', 'renamed', 'revised', 'removed'], 'wire.changeKind'),
      sentence: wireText('wire.changeSentence'),
      was: wireText('wire.changeWas').optional(),
      now: wireText('wire.changeNow').optional(),
      url: wireUrl('wire.changeUrl'),
    })
    .meta({ id: 'Change', description: descriptionKey('wire.Change') });
  const archive = z
    .object({ year: wireText('wire.archiveYear'), url: wireUrl('wire.absoluteUrl') })
    .describe(descriptionKey('wire.archives'));
  return z
    .object({
      ...documentMembers,
      changes: z.array(change).describe(descriptionKey('wire.changes')),
      archives: z.array(archive).describe(descriptionKey('wire.archives')),
    })
    .meta({ id: 'Changes', description: descriptionKey('wire.Changes') });
};

/** The day of the latest change; of none, that on which the content last changed. */
const updated = ({ changes = [], updated: { site } }: Site) => changes[0]?.date ?? site;

const path = '/api/v1/changes.json';

function bodyOf(
  site: Site,
  context: ApiContext,
  own: string,
  told: readonly RecordedChange[],
  years: readonly string[],
) {
  return {
    ...documentHead(site, context, own, told[0]?.date ?? updated(site)),
    changes: toChangeBodies(site, told, context.url),
    archives: years.map((year) => ({ year, url: context.url(archivePath(year)) })),
  };
}

/** /api/v1/changes.json: what the ledger knows of changes. Nothing is sent to anybody (service.md 6). */
export const changes = defineResource({
  name: 'changes',
  path,
  operationId: 'getChanges',
  tag: 'Discovery',
  title: (site) => translate(languageByTag(site.language), 'changes.title'),
  description: (site) => translate(languageByTag(site.language), 'api.changes'),
  has: (site) => site.changes !== undefined,
  schema,
  updated,
  data: (site, context) =>
    bodyOf(site, context, path, (site.changes ?? []).slice(0, maxChanges), listArchiveYears(site)),
});

/** The body of the archive of a year: the same form, with all changes of that year. */
export const archiveBody = (site: Site, context: ApiContext, year: string) =>
  bodyOf(
    site,
    context,
    archivePath(year),
    (site.changes ?? []).filter(({ date }) => date.startsWith(year)),
    [],
  );
