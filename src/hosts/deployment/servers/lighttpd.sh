server=lighttpd
conf=/etc/lighttpd/lighttpd.conf
service=lighttpd
pid=/run/lighttpd.pid
tokens=texts
check_server() { lighttpd -tt -f "$copy/${conf##*/}"; }
# HUP opens the logs again; USR1 is the restart that ends what has begun.
signal_server() { kill -USR1 "$1"; }
