server=deno
conf=
service=gazette
pid=
tokens=
check_server() { CONFIG=$release/config DIST=$release/dist deno eval "$taking"; }
signal_server() { kill -HUP "$1"; }
first_time() { say "  deno run --allow-net --allow-read --allow-env=DIST,PORT,HOST,ACCESS_LOG $base/current/config/server.mjs"; }
