import { createMemo, type Memo } from '../../content/check/memo.ts';

/** A memo that says which file is being checked. */
export function createReportingMemo(doing: (what: string) => void): Memo {
  const memo = createMemo();
  return {
    remember(name, from, basis, make, report) {
      if ('file' in from) doing(`checking ${String(from.file)}`);
      return memo.remember(name, from, basis, make, report);
    },
  };
}
