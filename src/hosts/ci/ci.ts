import type { Release } from '../../core/release.ts';
import type { HostFile } from '../host.ts';
import { githubActions } from './github.ts';
import { gitlabCi } from './gitlab.ts';

/**
 * Workflows to copy, by path below `deploy/ci/`, for a server reached by rsync over SSH. The job that builds has no
 * secret: it runs on pull requests, too. Files travel as one tar: artifacts lose names that begin with a dot, and
 * modification times, of which servers make ETags.
 */
export function ciFiles({ baseUrl }: Pick<Release, 'baseUrl'>): readonly HostFile[] {
  return [
    { file: 'github-actions.yml', text: githubActions(baseUrl) },
    { file: 'gitlab-ci.yml', text: gitlabCi(baseUrl) },
  ];
}
