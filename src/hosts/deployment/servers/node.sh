server=node
conf=
service=gazette
pid=
tokens=
check_server() { CONFIG=$release/config DIST=$release/dist node --input-type=module --eval "$taking"; }
signal_server() { kill -HUP "$1"; }
