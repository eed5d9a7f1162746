server=nginx
conf=/etc/nginx/nginx.conf
service=nginx
pid=/run/nginx.pid
tokens=
check_server() { nginx -t -q -c "$copy/${conf##*/}"; }
signal_server() { kill -HUP "$1"; }
first_time() {
  say "  cp $base/current/config/site.conf /etc/nginx/conf.d/${base##*/}.conf   # or site-tls.conf; yours to adapt" '  nginx -t && systemctl reload nginx'
}
