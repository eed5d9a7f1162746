/** A document that every release has: what probes ask for. */
export const probePath = '/api/v1/status.json';

const labels = { 'app.kubernetes.io/name': 'gazette' };
const metadata = { name: 'gazette', labels };

/** Manifests of one site at `host`; a Deployment's image is set with each release. */
export function manifests(host: string): Readonly<Record<string, object>> {
  return { deployment: deployment(host), ingress: ingress(host), 'pod-disruption-budget': budget, service };
}

function deployment(host: string): object {
  // Probes ask under the name of the site.
  const httpGet = { path: probePath, port: 'http', httpHeaders: [{ name: 'Host', value: host }] };
  const container = {
    name: 'nginx',
    image: 'registry.example/gazette:RELEASE',
    imagePullPolicy: 'IfNotPresent',
    ports: [{ name: 'http', containerPort: 8080 }],
    startupProbe: { httpGet, periodSeconds: 1, failureThreshold: 30 },
    readinessProbe: { httpGet, periodSeconds: 5, timeoutSeconds: 3 },
    livenessProbe: { httpGet, periodSeconds: 30, timeoutSeconds: 3 },
    // A Service needs a moment to forget a pod that ends.
    lifecycle: { preStop: { exec: { command: ['sleep', '5'] } } },
    resources: { requests: { cpu: '50m', memory: '32Mi' }, limits: { memory: '128Mi' } },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
  };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata,
    spec: {
      replicas: 2,
      revisionHistoryLimit: 5,
      minReadySeconds: 5,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      selector: { matchLabels: labels },
      template: {
        metadata: { labels },
        spec: {
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          terminationGracePeriodSeconds: 30,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: 101,
            runAsGroup: 101,
            seccompProfile: { type: 'RuntimeDefault' },
          },
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labels },
            },
          ],
          containers: [container],
          volumes: [{ name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '16Mi' } }],
        },
      },
    },
  };
}

const service = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata,
  spec: { type: 'ClusterIP', selector: labels, ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
};

const budget = {
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata,
  spec: { minAvailable: 1, selector: { matchLabels: labels } },
};

function ingress(host: string): object {
  const backend = { service: { name: 'gazette', port: { name: 'http' } } };
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata,
    spec: {
      tls: [{ hosts: [host], secretName: 'gazette-tls' }],
      rules: [{ host, http: { paths: [{ path: '/', pathType: 'Prefix', backend }] } }],
    },
  };
}
