import { availableParallelism } from 'node:os';

/** Node has four threads for what is compressed, and more pages at once than a disk can take help nobody. */
const most = 4;

/** How many cores a build uses. */
export function coreCount(): number {
  return Math.min(availableParallelism(), most);
}
