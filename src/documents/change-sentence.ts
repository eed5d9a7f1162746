import { toldChange } from '../api/changes/sentence.ts';
import type { RecordedChange } from '../content/ledger/change.ts';
import type { Site } from '../content/site.ts';

/** A change as its documents tell it. */
export const changeSentence = (site: Site, change: RecordedChange): string => toldChange(site, change).sentence;
