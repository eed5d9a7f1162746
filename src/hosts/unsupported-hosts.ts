/** A host for which no files are written. */
interface UnsupportedHost {
  /** Usual spellings; the first is the name. */
  readonly names: readonly string[];
  readonly reason: string;
  readonly instead: string;
}

/** Platforms that are refused by name, so that nobody finds out after a deployment. */
export const unsupportedHosts: readonly UnsupportedHost[] = [
  {
    names: ['azure-static-web-apps', 'azure-static-web-app', 'azure-swa', 'azure-static', 'azure', 'swa'],
    reason: 'Azure Static Web Apps keeps every path below /api for its own functions, and the data API lives there',
    instead: 'On Azure use a container of deploy/docker/ (Container Apps), or deploy/node/ (App Service).',
  },
  configuredByHand('Kubernetes', ['kubernetes', 'k8s']),
  configuredByHand('IIS', ['iis']),
  configuredByHand('AWS Amplify Hosting', ['amplify', 'aws-amplify', 'aws-amplify-hosting']),
  configuredByHand('Google Cloud Storage', ['google-cloud-storage', 'gcs', 'google-cloud']),
];

/** A host that has a page of the documentation instead of files. */
function configuredByHand(title: string, names: readonly [string, ...string[]]): UnsupportedHost {
  return {
    names,
    reason: `${title} is configured by hand`,
    instead: `The page /how-to/host-${names[0]}/ of the documentation says how. Remove the name here.`,
  };
}

/** Why a host is refused, if it is. Spelling in capitals, with spaces or underscores is the same. */
export function findUnsupportedHost(name: string): UnsupportedHost | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return unsupportedHosts.find(({ names }) => names.includes(plain));
}
