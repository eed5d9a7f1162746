import { formatChange } from '../api/changes/format-change.ts';
import type { RecordedChange } from '../content/ledger/history.ts';
import type { Site } from '../content/site.ts';

/** A change as its documents tell it. */
export const formatChangeSentence = (site: Site, change: RecordedChange): string => formatChange(site, change).sentence;
