import type { HostFile } from '../host.ts';

/**
 * An image that serves dist/ with the generated configuration of nginx.
 *
 * @returns files below `deploy/docker/`
 */
export function dockerFiles(): readonly HostFile[] {
  return [
    { file: 'Dockerfile', text: dockerfile },
    { file: 'Dockerfile.dockerignore', text: ignored },
  ];
}

const dockerfile = `# Gazette behind nginx. Generated; do not edit. After \`npx gazette build --production\`, in the folder of the project:
#   docker build --file deploy/docker/Dockerfile --tag gazette .
#   docker run --rm --publish 127.0.0.1:8080:80 --read-only --tmpfs /var/cache/nginx --tmpfs /run gazette
#   npx gazette audit http://127.0.0.1:8080
# The image has no Brotli module, so that it sends the .gz side-cars of dist/. TLS belongs to what stands before it.
FROM nginx:1.28-alpine

RUN rm /etc/nginx/conf.d/default.conf
COPY deploy/nginx/gazette.conf /srv/gazette/current/config/
COPY deploy/nginx/site.conf /etc/nginx/conf.d/gazette.conf
# COPY keeps modification times, of which nginx makes its ETags.
COPY dist/ /srv/gazette/current/dist/
# An image is one release.
RUN sed -i 's|@GAZETTE_ROOT@|/srv/gazette/current|; s|@GAZETTE_BASE@|/srv/gazette|' \\
  /srv/gazette/current/config/gazette.conf /etc/nginx/conf.d/gazette.conf && nginx -t

EXPOSE 80
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1/api/v1/status.json"]
`;

const ignored = `# Nothing of the project goes to the builder but what is served.
*
!dist
!deploy/nginx
`;
