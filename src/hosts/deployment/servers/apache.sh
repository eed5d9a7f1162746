server=apache
conf=/etc/apache2/apache2.conf
service=apache2
pid=/run/apache2/apache2.pid
tokens=
check_server() {
  if [ -r "$copy/envvars" ]; then . "$copy/envvars"; fi
  apache2 -t -d "$copy" -f "$copy/${conf##*/}"
}
# USR1 is the graceful restart.
signal_server() { kill -USR1 "$1"; }
first_time() {
  say "  cp $base/current/config/site.conf /etc/apache2/sites-enabled/gazette.conf   # yours to adapt" \
    '  apachectl -t && systemctl reload apache2'
}
