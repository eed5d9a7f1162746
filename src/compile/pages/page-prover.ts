import { parentPort, workerData } from 'node:worker_threads';
import { provePage } from '../../checks/proof/page.ts';
import type { PageKit } from '../../checks/proof/page-meant.ts';
import type { TaskWithTexts } from '../proof/plan.ts';

// A program of its own: it proves the pages of one batch after the other, as its parent sends them.
const kit = workerData as PageKit;
parentPort?.on('message', (batch: readonly TaskWithTexts[]) =>
  parentPort?.postMessage(
    batch.map(([{ meant }, html, markdown]) => (html === undefined ? [] : provePage(meant, html, markdown, kit))),
  ),
);
