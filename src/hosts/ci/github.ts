import { uploadCommands, uploadVariables } from './upload.ts';

/** `vars.NAME` → the expression that GitHub Actions fills in. */
function filled(expression: string): string {
  return `\${{ ${expression} }}`;
}

/** The workflow for GitHub Actions: `deploy/ci/github-actions.yml`. */
export function githubActions(origin: string): string {
  return `# Gazette on GitHub Actions: copy to .github/workflows/publish.yml. Generated; the copy is yours.
# In Settings, Environments, make "production", for the branch main only, with these variables and one secret:
${uploadVariables.map((line) => `#   ${line}`).join('\n')}
name: Publish

on:
  push:
    branches: [main]
  pull_request:
  # Once a week: what is live must still be what was built, and security.txt must not expire unseen.
  schedule:
    - cron: '17 5 * * 1'

permissions: {}

concurrency:
  group: publish-${filled('github.ref')}
  cancel-in-progress: false

jobs:
  build:
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    permissions:
      contents: read
    steps:
${checkout}
      - run: npm run check
      - run: npm run build
        env:
          BASE_URL: ${origin}
      - name: Pack
        run: tar --create --file site.tar dist deploy
      - uses: actions/upload-artifact@v6
        with:
          name: site
          path: site.tar
          if-no-files-found: error
          retention-days: 7

  deploy:
    if: github.event_name == 'push'
    needs: build
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    environment:
      name: production
      url: ${origin}
    steps:
      - uses: actions/download-artifact@v7
        with:
          name: site
      - name: Upload
        env:
          DEPLOY_HOST: ${filled('vars.DEPLOY_HOST')}
          DEPLOY_PATH: ${filled('vars.DEPLOY_PATH')}
          DEPLOY_COMMAND: ${filled('vars.DEPLOY_COMMAND')}
          DEPLOY_KNOWN_HOSTS: ${filled('vars.DEPLOY_KNOWN_HOSTS')}
          DEPLOY_KEY: ${filled('secrets.DEPLOY_KEY')}
        run: |
${uploadCommands.map((line) => `          ${line}`).join('\n')}

  audit:
    # After a deployment, and every week without one.
    if: "!cancelled() && github.event_name != 'pull_request' && needs.build.result == 'success' && needs.deploy.result != 'failure'"
    needs: [build, deploy]
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    permissions:
      contents: read
    steps:
${checkout}
      - uses: actions/download-artifact@v7
        with:
          name: site
      - run: tar --extract --file site.tar
      - run: npm run audit -- ${origin}
`;
}

const checkout = `      - uses: actions/checkout@v6
        with:
          persist-credentials: false
      - uses: actions/setup-node@v6
        with:
          node-version: 24
          cache: npm
      - run: npm ci --ignore-scripts`;
