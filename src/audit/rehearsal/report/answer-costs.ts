import { largest } from '../../../core/largest.ts';
import type { Walk } from '../walk.ts';

/** Mean and maximum of a cost. */
interface Spread {
  readonly mean: number;
  readonly max: number;
}

/** Costs of answers from an entry point. */
export interface AnswerCosts {
  readonly asked: number;
  readonly answered: number;
  readonly hops: Spread;
  readonly tokens: Spread;
  readonly bytes: Spread;
}

/** Figures of a walk; zeros without answers. */
export function computeAnswerCosts({ ways, unanswered }: Pick<Walk, 'ways' | 'unanswered'>): AnswerCosts {
  const spread = (kind: 'hops' | 'tokens' | 'bytes'): Spread => {
    const all = ways.map((way) => way[kind]);
    const sum = all.reduce((total, next) => total + next, 0);
    return { mean: all.length === 0 ? 0 : sum / all.length, max: all.length === 0 ? 0 : largest(all) };
  };
  return {
    ...{ asked: ways.length + unanswered.length, answered: ways.length },
    ...{ hops: spread('hops'), tokens: spread('tokens'), bytes: spread('bytes') },
  };
}
