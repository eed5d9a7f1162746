import { join } from 'node:path';
import { sizeOf } from '../common/output.mjs';
import { onlyNumbers } from './figures.mjs';

/** Files that a build has written, by the page: what is published, and what hosts are given beside it. */
export function writtenOf(project, pages) {
  const [dist, deploy] = ['dist', 'deploy'].map((name) => sizeOf(join(project.folder, name)));
  return onlyNumbers({
    'files of dist, a page': dist.files / pages,
    'bytes of dist, a page': dist.bytes / pages,
    'files of deploy': deploy.files,
    'bytes of deploy, a page': deploy.bytes / pages,
  });
}
