import { parentPort, workerData } from 'node:worker_threads';
import { type PageKit, provePage } from '../../checks/proof/page.ts';
import type { TaskWithTexts } from './threads.ts';

// A program of its own: it proves the pages of one batch after the other, as its parent sends them.
const kit = workerData as PageKit;
parentPort?.on('message', (batch: readonly TaskWithTexts[]) =>
  parentPort?.postMessage(
    batch.map(([{ meant }, html, markdown]) => (html === undefined ? [] : provePage(meant, html, markdown, kit))),
  ),
);
