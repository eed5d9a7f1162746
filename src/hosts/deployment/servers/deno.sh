server=deno
conf=
service=gazette
pid=
tokens=
check_server() { CONFIG=$release/config DIST=$release/dist deno eval "$taking"; }
signal_server() { kill -HUP "$1"; }
