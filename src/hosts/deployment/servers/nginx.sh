server=nginx
conf=/etc/nginx/nginx.conf
service=nginx
pid=/run/nginx.pid
tokens=
check_server() { nginx -t -q -c "$copy/${conf##*/}"; }
signal_server() { kill -HUP "$1"; }
