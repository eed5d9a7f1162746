#!/bin/sh
# Gazette: puts a release live that was live before. Generated; do not edit.
exec sh "$(dirname -- "$0")/deploy.sh" --rollback "$@"
