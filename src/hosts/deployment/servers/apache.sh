server=apache
conf=/etc/apache2/apache2.conf
service=apache2
pid=/run/apache2/apache2.pid
tokens=table
program() { command -v apache2 || command -v httpd; }
check_server() {
  # Debian's configuration reads its variables, not all of which are set.
  set +u
  # shellcheck disable=SC1091
  if [ -r "$copy/envvars" ]; then . "$copy/envvars"; fi
  set -u
  "$(program)" -t -d "$copy" -f "$copy/${conf##*/}"
}
# USR1 is the graceful restart.
signal_server() { kill -USR1 "$1"; }
