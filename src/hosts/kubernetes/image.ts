/** Where an image has the site. */
export const root = '/srv/gazette/current';

/**
 * Three stages: what releases before have left, the bridge, and the release. A rolling update answers from two releases
 * at once; with the bridge in between, no pod is ever asked for an asset that it does not have.
 */
export const dockerfile = `# Gazette behind nginx, for Kubernetes. Generated; do not edit. README.md has the commands.
# The image of the release before, whose assets are carried along; without one: an empty folder.
ARG PREVIOUS=none

FROM nginx:1.28-alpine AS none
RUN mkdir -p ${root}/dist/assets

FROM \${PREVIOUS} AS previous

# The release before with the assets of this one: rolled out first, so that every pod has them when pages name them.
FROM previous AS bridge
COPY --chown=root:root dist/assets/ ${root}/dist/assets/

FROM nginx:1.28-alpine AS release
RUN rm /etc/nginx/conf.d/default.conf
# Pages that a client has kept, or that another pod has just sent, name the assets of the release before.
COPY --from=previous ${root}/dist/assets/ ${root}/dist/assets/
COPY deploy/kubernetes/image/nginx.conf /etc/nginx/nginx.conf
COPY deploy/kubernetes/image/gazette.conf ${root}/config/gazette.conf
# COPY keeps modification times, of which nginx makes its ETags: pods of one release agree on them.
COPY dist/ ${root}/dist/
USER 101:101
RUN nginx -t
EXPOSE 8080
`;

export const ignored = `# Nothing of the project goes to the builder but what is served.
*
!dist
!deploy/kubernetes/image
`;

/** All that nginx writes goes to /tmp, the one folder that a pod may write to. */
export const nginxConf = `# Gazette, in an image of its own. Generated; do not edit.
pid /tmp/nginx.pid;
error_log stderr warn;
worker_processes auto;
# Requests that have begun end before the pod does.
worker_shutdown_timeout 10s;

events { }

http {
  access_log /dev/stdout;
  sendfile on;
  client_body_temp_path /tmp/client_body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;

  server {
    listen 8080;
    include ${root}/config/gazette.conf;
  }
}
`;
