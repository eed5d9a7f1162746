import { sha256 } from '../../core/digest.ts';
import type { Problem } from '../../core/problem.ts';

/**
 * Names each problem for services that follow it from one commit to the next: what is wrong and in which file, not
 * the line, which moves. Of several that are the same but for their line, each gets a number.
 */
export function problemFingerprints(problems: readonly Problem[]): string[] {
  const seen = new Map<string, number>();
  return problems.map(({ code, at, field, message }) => {
    const same = JSON.stringify([code, at?.file, field, message]);
    const number = (seen.get(same) ?? 0) + 1;
    seen.set(same, number);
    return sha256(Buffer.from(`${number} ${same}`, 'utf8'));
  });
}
