import { pluralize } from '../../core/pluralize.ts';
import type { Problem, Report } from '../../core/problem.ts';

/** Reports a problem of many pages once, at the first, with the number of the others. */
export class ProblemGroups {
  readonly #told = new Map<string, { readonly problem: Problem; readonly files: Set<string> }>();

  /** Adds a file to the problem of a key. */
  note(key: string, file: string, problem: Problem): void {
    const known = this.#told.get(key);
    if (known) known.files.add(file);
    else this.#told.set(key, { problem, files: new Set([file]) });
  }

  /** Noted problems, each with its files. */
  groups(): Iterable<{ readonly problem: Problem; readonly files: ReadonlySet<string> }> {
    return this.#told.values();
  }

  tell(report: Report): void {
    for (const { problem, files } of this.#told.values()) {
      const more = files.size - 1;
      const message = more === 0 ? problem.message : `${problem.message} (and in ${pluralize(more, 'other page')})`;
      report({ ...problem, message });
    }
  }
}
