/** Files that a change of the content needs while it is made: in content/ the lock, and the journal, open and ended … */
export const changeLockFile = '.gazette.lock';
export const changeJournalFile = '.gazette.journal';
export const endedJournalFile = '.gazette.ended';

/** … and beside each file that changes its next and its former bytes. An id is 12 hexadecimal digits. */
export const nextContentFileName = (id: string): string => `.gazette-${id}.new`;
export const formerContentFileName = (id: string): string => `.gazette-${id}.old`;

/** Whether a path ends in one of these names. They are no content, and nothing to publish. */
export function isChangeFile(path: string): boolean {
  return /(?:^|\/)\.gazette(?:\.lock(?:-\d+)?|\.journal|\.ended|-[0-9a-f]{12}\.(?:new|old))$/.test(path);
}
