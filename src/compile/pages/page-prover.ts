import { parentPort, workerData } from 'node:worker_threads';
import type { PageKit } from '../../checks/proof/page-meant.ts';
import type { TaskWithTexts } from '../proof/plan.ts';
import { proveTask } from './prove-task.ts';

// A program of its own: it proves the pages of one batch after the other, as its parent sends them.
const kit = workerData as PageKit;
parentPort?.on('message', (batch: readonly TaskWithTexts[]) =>
  parentPort?.postMessage(batch.map((each) => proveTask(each, kit))),
);
