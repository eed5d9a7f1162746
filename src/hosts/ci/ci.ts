import type { Release } from '../../core/release.ts';
import type { HostFile } from '../host.ts';
import { githubActions } from './github.ts';
import { gitlabCi } from './gitlab.ts';

/**
 * Workflows ready to copy, for a server that is reached by rsync over SSH: build, check, upload, audit.
 *
 * The job that builds has no secret: it runs on pull requests, too. Files travel as one tar, because artifacts lose
 * names that begin with a dot, and modification times, of which servers make ETags.
 *
 * @returns files below `deploy/ci/`
 */
export function ciFiles({ baseUrl }: Pick<Release, 'baseUrl'>): readonly HostFile[] {
  return [
    { file: 'github-actions.yml', text: githubActions(baseUrl) },
    { file: 'gitlab-ci.yml', text: gitlabCi(baseUrl) },
  ];
}
