server=bun
conf=
service=gazette
pid=
tokens=
check_server() { CONFIG=$release/config DIST=$release/dist bun --eval "$taking"; }
signal_server() { kill -HUP "$1"; }
