# One deployment at a time. The lock is a link whose target names its process: made at once, and whole.

started() {
  if [ -r "/proc/$1/stat" ]; then
    sed 's/.*) //' "/proc/$1/stat" 2>/dev/null | cut -d ' ' -f 20
  else
    ps -o lstart= -p "$1" 2>/dev/null | tr -cd '0-9'
  fi
}

# Whether the process that a link names lives; of another machine nobody knows.
lives() {
  machine=${1%%:*} number=${1#*:} number=${number%%:*}
  [ "$machine" != "$(uname -n)" ] || [ "$1" = "$machine:$number:$(started "$number")" ]
}

busy() { fail 75 "Another deployment is at work (${1:-unknown}). Is it not? Then delete $base/lock."; }

lock() {
  me=$(uname -n):$$:$(started $$)
  until ln -s "$me" "$base/lock" 2>/dev/null; do
    owner=$(readlink "$base/lock") || owner=''
    if [ -z "$owner" ]; then continue; fi
    if lives "$owner"; then busy "$owner"; fi
    # Two may find a dead lock at once: one of them takes it away, and only if it is still that one.
    if ! ln -s "$me" "$base/lock.taken" 2>/dev/null; then
      owner=$(readlink "$base/lock.taken") || owner=''
      if [ -n "$owner" ] && lives "$owner"; then busy "$owner"; fi
      rm -f "$base/lock.taken"
      continue
    fi
    if [ "$(readlink "$base/lock")" = "$owner" ]; then rm -f "$base/lock"; fi
    rm -f "$base/lock.taken"
  done
}

unlock() {
  rm -rf "$work"
  if [ "$(readlink "$base/lock" 2>/dev/null)" = "$me" ]; then rm -f "$base/lock"; fi
}

# The folder of all releases, for us alone, without what a killed deployment left.
open_base() {
  mkdir -p "$base/releases" 2>/dev/null || fail 1 "Cannot write $base."
  { : >"$base/.probe.$$"; } 2>/dev/null || fail 1 "Cannot write $base."
  if [ -e "$base/.PROBE.$$" ]; then insensitive=yes; else insensitive=''; fi
  rm -f "$base/.probe.$$"
  # Two spellings of a path would be one file, and a path that is missing would be served.
  [ -z "$insensitive" ] || fail 1 "The file system of $base does not tell a from A. Choose another."
  lock
  work=$base/.work.$$
  trap unlock EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  rm -rf "$base"/.probe.* "$base"/.work.* "$base"/releases/*.part.* "$base"/releases/*.gone "$base"/.link.*
  mkdir -m 700 "$work"
}
