server=caddy
conf=/etc/caddy/Caddyfile
service=caddy
pid=
tokens=names
check_server() { caddy validate --adapter caddyfile --config "$copy/${conf##*/}"; }
# Caddy takes no signal. Without systemd: --reload "caddy reload --adapter caddyfile --config …".
signal_server() { return 1; }
