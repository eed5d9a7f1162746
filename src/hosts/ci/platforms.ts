// One table, which is why it is long: a row for each platform.

import { pinnedAction, pinnedTools } from './actions.ts';
import { deployCommand, githubExpression, runStep, sshCommands, sshVariables } from './record-steps.ts';

/** Upload of a job, after the site has been unpacked. */
interface Upload {
  readonly steps: (origin: string) => readonly (readonly string[])[];
  /** Token permissions; absent: none. */
  readonly permissions?: readonly string[];
  /** The environment's name, if the platform wants one of its own. */
  readonly environment?: string;
}

/** One platform that GitHub Actions publishes to. */
export interface Platform {
  /** File below deploy/ci/, without its end. */
  readonly name: string;
  readonly title: string;
  /** The host whose files the build writes, into dist/ itself where it reads them there. */
  readonly host?: string;
  /** Variables and secrets, one a line; those of the two environments have the same names. */
  readonly settings: readonly string[];
  readonly production: Upload;
  /** Absent: the platform has no address to give to a pull request. */
  readonly preview?: Upload;
  /** Why it has none, or what one is. */
  readonly previews: string;
  /** It keeps the assets of the releases before by itself. */
  readonly keepsAssets?: true;
}

const variable = (name: string) => githubExpression(`vars.${name}`);
const secret = (name: string) => githubExpression(`secrets.${name}`);
const number = githubExpression('github.event.number');

/** A CLI in its exact version; npm runs no script of it or of what it brings along (the workflow's environment). */
const cli = (tool: keyof typeof pinnedTools) => `npx --yes ${pinnedTools[tool]}`;
const withoutSideCars = "--exclude '*.br' --exclude '*.gz'";

const cloudflareEnv = {
  CLOUDFLARE_API_TOKEN: secret('CLOUDFLARE_API_TOKEN'),
  CLOUDFLARE_ACCOUNT_ID: variable('CLOUDFLARE_ACCOUNT_ID'),
};
const netlifyEnv = { NETLIFY_AUTH_TOKEN: secret('NETLIFY_AUTH_TOKEN'), NETLIFY_SITE_ID: variable('NETLIFY_SITE_ID') };
const vercelEnv = {
  VERCEL_TOKEN: secret('VERCEL_TOKEN'),
  VERCEL_ORG_ID: variable('VERCEL_ORG_ID'),
  VERCEL_PROJECT_ID: variable('VERCEL_PROJECT_ID'),
};
const firebaseEnv = {
  FIREBASE_PROJECT: variable('FIREBASE_PROJECT'),
  FIREBASE_SERVICE_ACCOUNT: secret('FIREBASE_SERVICE_ACCOUNT'),
};
const netlifyFolder = [
  'cp -R deploy/netlify .netlify-site',
  `rsync -a ${withoutSideCars} dist/ .netlify-site/publish/`,
  'cd .netlify-site',
];
const vercelFolder = [
  'mkdir -p .vercel',
  'cp -R deploy/vercel/output .vercel/output',
  `rsync -a ${withoutSideCars} dist/ .vercel/output/static/`,
];
const firebaseFolder = [
  'cp deploy/firebase/firebase.json .',
  'export GOOGLE_APPLICATION_CREDENTIALS="$RUNNER_TEMP/service-account.json"',
  '(umask 077 && printf "%s" "$FIREBASE_SERVICE_ACCOUNT" > "$GOOGLE_APPLICATION_CREDENTIALS")',
];

/** A larger site has its paths in a store, which the stack names; a smaller one has no such file. */
const storePaths = (flag: string) =>
  [
    'if [ -e deploy/cloudfront/update-paths.sh ]; then',
    `  arn=$(aws cloudformation describe-stacks --stack-name "$STACK" --output text --query "Stacks[0].Outputs[?OutputKey=='KeyValueStore'].OutputValue")`,
    `  sh deploy/cloudfront/update-paths.sh "$arn"${flag && ` ${flag}`}`,
    'fi',
  ] as const;

/** THE TABLE of platforms, in the order of the manual. The first is for servers of one's own. */
export const platforms: readonly Platform[] = [
  {
    name: 'rsync',
    title: 'a server of your own, by rsync over SSH',
    settings: sshVariables,
    production: {
      steps: (origin) => [
        runStep('Deploy', [...sshCommands, deployCommand(origin)], {
          DEPLOY_SERVER: variable('DEPLOY_SERVER'),
          DEPLOY_TO: variable('DEPLOY_TO'),
          DEPLOY_BASE: variable('DEPLOY_BASE'),
          DEPLOY_KNOWN_HOSTS: variable('DEPLOY_KNOWN_HOSTS'),
          DEPLOY_KEY: secret('DEPLOY_KEY'),
        }),
      ],
    },
    previews: 'none: download the site from the run, and `npx gazette preview`',
    keepsAssets: true,
  },
  {
    name: 'cloudflare',
    title: 'Cloudflare Workers',
    host: 'cloudflare',
    settings: ['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN  a secret; "Edit Cloudflare Workers" is enough'],
    production: {
      steps: () => [
        runStep('Deploy', [`${cli('cloudflare')} deploy -c deploy/cloudflare/wrangler.json`], cloudflareEnv),
      ],
    },
    preview: {
      steps: () => [
        runStep(
          'Deploy',
          [`${cli('cloudflare')} versions upload -c deploy/cloudflare/wrangler.json --preview-alias "pr-$NUMBER"`],
          { ...cloudflareEnv, NUMBER: number },
        ),
      ],
    },
    previews: 'a version of the Worker with the alias pr-<number>',
  },
  {
    name: 'netlify',
    title: 'Netlify',
    host: 'netlify',
    settings: ['NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN  a secret'],
    production: {
      steps: () => [runStep('Deploy', [...netlifyFolder, `${cli('netlify')} deploy --no-build --prod`], netlifyEnv)],
    },
    preview: {
      steps: () => [
        runStep('Deploy', [...netlifyFolder, `${cli('netlify')} deploy --no-build --alias "pr-$NUMBER"`], {
          ...netlifyEnv,
          NUMBER: number,
        }),
      ],
    },
    previews: 'a draft with the alias pr-<number>',
  },
  {
    name: 'vercel',
    title: 'Vercel',
    host: 'vercel',
    settings: ['VERCEL_ORG_ID', 'VERCEL_PROJECT_ID', 'VERCEL_TOKEN  a secret'],
    production: {
      steps: () => [
        runStep(
          'Deploy',
          [...vercelFolder, `${cli('vercel')} deploy --prebuilt --prod --yes --token "$VERCEL_TOKEN"`],
          vercelEnv,
        ),
      ],
    },
    preview: {
      steps: () => [
        runStep(
          'Deploy',
          [...vercelFolder, `${cli('vercel')} deploy --prebuilt --yes --token "$VERCEL_TOKEN"`],
          vercelEnv,
        ),
      ],
    },
    previews: 'a deployment of its own, whose address stands in the log',
  },
  {
    name: 'cloudfront',
    title: 'Amazon S3 and CloudFront',
    host: 'cloudfront',
    settings: [
      'AWS_REGION             the region of the bucket',
      'AWS_ROLE               the ARN of a role that trusts this repository (OpenID Connect): no key is kept here',
      'STACK                  the name of the stack, made once as deploy/cloudfront/README.md says',
      'S3_BUCKET              the output Bucket of the stack',
      'CLOUDFRONT_DISTRIBUTION  the output Distribution of the stack',
    ],
    production: {
      permissions: ['contents: read', 'id-token: write'],
      steps: () => [
        [
          `- uses: ${pinnedAction('aws-actions/configure-aws-credentials')}`,
          '  with:',
          `    role-to-assume: ${variable('AWS_ROLE')}`,
          `    aws-region: ${variable('AWS_REGION')}`,
        ],
        // The functions first: they know the new paths when the objects come. Parameters stay as they are.
        runStep(
          'Update the functions',
          [
            'aws cloudformation deploy --stack-name "$STACK" --template-file deploy/cloudfront/template.json --no-fail-on-empty-changeset',
          ],
          { STACK: variable('STACK') },
        ),
        runStep('Add paths', storePaths('--keep'), { STACK: variable('STACK') }),
        ['- run: npm ci --ignore-scripts'],
        runStep('Deploy', ['npx gazette deploy s3'], {
          S3_BUCKET: variable('S3_BUCKET'),
          CLOUDFRONT_DISTRIBUTION: variable('CLOUDFRONT_DISTRIBUTION'),
        }),
        runStep('Remove paths', storePaths(''), { STACK: variable('STACK') }),
      ],
    },
    previews: 'none: a preview needs a bucket and a distribution of its own',
    keepsAssets: true,
  },
  {
    name: 'firebase',
    title: 'Firebase Hosting',
    host: 'firebase',
    settings: ['FIREBASE_PROJECT', 'FIREBASE_SERVICE_ACCOUNT  the JSON of its key, a secret; "Firebase Hosting Admin"'],
    production: {
      steps: () => [
        runStep(
          'Deploy',
          [
            ...firebaseFolder,
            `${cli('firebase')} deploy --only hosting --project "$FIREBASE_PROJECT" --non-interactive`,
          ],
          firebaseEnv,
        ),
      ],
    },
    preview: {
      steps: () => [
        runStep(
          'Deploy',
          [
            ...firebaseFolder,
            `${cli('firebase')} hosting:channel:deploy "pr-$NUMBER" --expires 7d --project "$FIREBASE_PROJECT" --non-interactive`,
          ],
          { ...firebaseEnv, NUMBER: number },
        ),
      ],
    },
    previews: 'a channel pr-<number>, for seven days',
  },
  {
    name: 'github-pages',
    title: 'GitHub Pages',
    host: 'github-pages',
    settings: ['none; in Settings, Pages, choose "GitHub Actions" as the source'],
    production: {
      permissions: ['pages: write', 'id-token: write'],
      environment: 'github-pages',
      steps: () => [
        [
          `- uses: ${pinnedAction('actions/upload-pages-artifact')}`,
          '  with:',
          '    path: dist',
          '    include-hidden-files: true',
        ],
        [`- uses: ${pinnedAction('actions/deploy-pages')}`],
      ],
    },
    previews: 'none: a repository has one site',
  },
];
