set -eu
umask 022
export LC_ALL=C

usage() {
  cat <<END
Usage: sh deploy.sh --base DIR [OPTION…]
       sh rollback.sh --base DIR [OPTION…] [RELEASE]

Puts what was built live, whole or not at all: DIR/releases/<digest>/ holds each release, DIR/current names one.
rollback.sh does the same with a release that lies there, by default the one that was live before.

  --base DIR      folder of all releases on the server: an absolute path
  --from DIST     the folder that was built (default: dist, two folders above this script)
  --to USER@HOST  do it on that machine: rsync over ssh (RSYNC_RSH, if set), then this script there
  --keep N        releases that stay (default: 5); assets stay 30 days, or as long as those
  --origin URL    ask there, after the reload, for something that is new (with curl or wget)
  --wait SECONDS  how long (default: 30)
  --audit COMMAND run it after that; it fails if the site is not right
  --commit ID     stands in DIR/history with the release (default: that of CI, or of the Git checkout)
  --if-live RELEASE  rollback.sh: only if that one is live, else 75
  --conf FILE     the server's main configuration${conf:+ (default: $conf)}
  --reload COMMAND  how the server is told (default: systemctl reload $service, else a signal)
  --pid FILE      where the server's process is told, without systemd${pid:+ (default: $pid)}
  --grace SECONDS no release is removed that was live until so long ago (default: 600)

Exit codes:
  0   live, or it was already
  1   refused, or stopped by a full disk: the last line says which release is live
  2   wrong arguments
  3   it was live, and was not right: the release before is live again
  4   the same, but the server did not take the release before either: look at once
  75  another deployment is at work, or its release is live by now
END
}

say() { printf '%s\n' "$@"; }

# Set where an end and its exit code are meant; any other end is a tool that failed.
decided=''

fail() {
  code=$1 decided=yes
  shift
  printf '%s\n' "$@" >&2
  exit "$code"
}

# Where a test kills this script. It does nothing else.
step() {
  if [ "${GAZETTE_KILL_AT-}" = "$1" ]; then kill -KILL $$; fi
}

base='' from='' to='' keep=5 origin='' patience=30 audit='' reload='' grace=600 wanted='' rollback=''
commit='' if_live='' receive='' incoming='' work=''
days=30
while [ $# -gt 0 ]; do
  case $1 in
    --help | -h)
      usage
      exit 0
      ;;
    --rollback)
      rollback=yes
      shift
      continue
      ;;
    --*) [ $# -gt 1 ] || fail 2 "$1 needs a value. See --help." ;;
    *)
      if [ -z "$rollback" ] || [ -n "$wanted" ]; then fail 2 "Not an option: $1. See --help."; fi
      wanted=$1
      shift
      continue
      ;;
  esac
  case $1 in
    --base) base=${2%/} ;;
    --from) from=${2%/} ;;
    --to) to=$2 ;;
    --keep) keep=$2 ;;
    --origin) origin=${2%/} ;;
    --wait) patience=$2 ;;
    --audit) audit=$2 ;;
    --conf) conf=$2 ;;
    --reload) reload=$2 ;;
    --pid) pid=$2 ;;
    --grace) grace=$2 ;;
    --commit) commit=$2 ;;
    --if-live) if_live=$2 ;;
    --receive) receive=$2 ;;
    *) fail 2 "There is no option $1. See --help." ;;
  esac
  shift 2
done
for number in "$keep" "$patience" "$grace"; do
  case $number in '' | *[!0-9]*) fail 2 "Not a whole number: $number. See --help." ;; esac
done
[ "$keep" -gt 0 ] || fail 2 '--keep: at least 1.'
for name in "$commit" "$if_live" "$receive"; do
  case $name in *[!A-Za-z0-9._-]*) fail 2 "Not a name: $name. See --help." ;; esac
done
# The path stands in configuration files, where each server has characters of its own.
case $base in
  '') fail 2 '--base is missing. See --help.' ;;
  *[!A-Za-z0-9._/-]* | *//* | */./* | */../* | */. | */..) fail 2 "--base: a plain absolute path of letters, digits, . _ - and /, not $base" ;;
  /*) ;;
  *) fail 2 "--base: an absolute path, not $base" ;;
esac
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
deploy=$(dirname -- "$here")
manifest=$deploy/gazette.manifest.json
[ -n "$from" ] || from=$(dirname -- "$deploy")/dist
