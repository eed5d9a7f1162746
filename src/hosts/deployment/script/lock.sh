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

# Whoever takes back a release that is not right waits for a deployment at work; everybody else comes again.
busy() {
  if [ -n "$if_live" ] && [ "$patience" -gt 0 ]; then
    patience=$((patience - 1))
    sleep 1
    return
  fi
  fail 75 "Another deployment is at work (${1:-unknown}). Is it not? Then delete $base/lock."
}

me=$(uname -n):$$:$(started $$)

lock() {
  tries=100
  until ln -s "$me" "$base/lock" 2>/dev/null; do
    owner=$(readlink "$base/lock") || owner=''
    if [ -z "$owner" ]; then
      # No lock is there, and none can be made: the disk is full.
      tries=$((tries - 1))
      [ "$tries" -gt 0 ] || fail 1 "Cannot write $base."
      continue
    fi
    if lives "$owner"; then
      busy "$owner"
      continue
    fi
    # Two may find a dead lock at once: one of them takes it away, and only if it is still that one.
    if ! ln -s "$me" "$base/lock.taken" 2>/dev/null; then
      owner=$(readlink "$base/lock.taken") || owner=''
      if [ -n "$owner" ] && lives "$owner"; then busy "$owner"; else rm -f "$base/lock.taken"; fi
      continue
    fi
    if [ "$(readlink "$base/lock")" = "$owner" ]; then rm -f "$base/lock"; fi
    rm -f "$base/lock.taken"
  done
}

# A tool that fails, on a full disk for example, has an exit code of its own.
settle() {
  if [ "$ended" -ne 0 ] && [ -z "$decided" ]; then
    say 'A command failed. Is the disk full?' >&2
    ended=1
  fi
}

say_live() {
  link=$(named current)
  say "${link:-No release} is live." >&2
  if [ -n "$held" ] && [ -f "$base/unfinished" ]; then say "$server may not have heard of it: run this again." >&2; fi
}

# However it ends: nothing half-made stays.
leave() {
  ended=$?
  set +e
  settle
  [ -z "$work" ] || rm -rf "$work" "$base"/releases/*.part.$$
  [ -z "$incoming" ] || rm -rf "$incoming"
  rmdir "$base/incoming" 2>/dev/null
  held=''
  if [ "$(readlink "$base/lock" 2>/dev/null)" = "$me" ]; then held=yes; fi
  case $ended in 0 | 3 | 4) ;; *) say_live ;; esac
  [ -z "$held" ] || rm -f "$base/lock"
  exit "$ended"
}

trap_signals() {
  trap 'decided=yes; exit 130' INT
  trap 'decided=yes; exit 143' TERM HUP
}

# Uploads of processes that are dead. Their names end in the owner.
remove_stale_uploads() {
  for old in "$base"/incoming/*; do
    owner=${old##*/} owner=${owner#*.}
    case $owner in *:*:*) if lives "$owner"; then continue; fi ;; esac
    rm -rf "$old"
  done
}

# The folder of all releases, for us alone, without what a killed deployment left.
open_base() {
  trap leave EXIT
  trap_signals
  mkdir -p "$base/releases" 2>/dev/null || fail 1 "Cannot write $base."
  { : >"$base/.probe.$$"; } 2>/dev/null || fail 1 "Cannot write $base."
  if [ -e "$base/.PROBE.$$" ]; then insensitive=yes; else insensitive=''; fi
  rm -f "$base/.probe.$$"
  # Two spellings of a path would be one file, and a path that is missing would be served.
  [ -z "$insensitive" ] || fail 1 "The file system of $base does not tell a from A. Choose another."
  lock
  rm -rf "$base"/.probe.* "$base"/.work.* "$base"/releases/*.part.* "$base"/releases/*.gone "$base"/.link.*
  remove_stale_uploads
  work=$base/.work.$$
  mkdir -m 700 "$work"
}
