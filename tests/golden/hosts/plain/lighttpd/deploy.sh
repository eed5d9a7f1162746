#!/bin/sh
# Gazette: puts a release live on a server of your own, whole or not at all. Generated; do not edit.
# sh deploy.sh --help tells the options and the exit codes.
PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin

server=lighttpd
conf=/etc/lighttpd/lighttpd.conf
service=lighttpd
pid=/run/lighttpd.pid
tokens=texts
check_server() { lighttpd -tt -f "$copy/${conf##*/}"; }
# HUP opens the logs again; USR1 is the restart that ends what has begun.
signal_server() { kill -USR1 "$1"; }
first_time() {
  say "  cp $base/current/config/lighttpd.conf /etc/lighttpd/lighttpd.conf   # yours to adapt, or include what it includes" \
    '  systemctl restart lighttpd'
}

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
  --conf FILE     the server's main configuration${conf:+ (default: $conf)}
  --reload COMMAND  how the server is told (default: systemctl reload $service, else a signal)
  --pid FILE      where the server's process is told, without systemd${pid:+ (default: $pid)}
  --grace SECONDS no release is removed that was live until so long ago (default: 600)

Exit codes:
  0   live, or it was already
  1   refused; what was live still is, and nothing was reloaded
  2   wrong arguments
  3   it was live, and was not right: the release before is live again
  4   the same, but the server did not take the release before either: look at once
  75  another deployment is at work
END
}

say() { printf '%s\n' "$@"; }

fail() {
  code=$1
  shift
  printf '%s\n' "$@" >&2
  exit "$code"
}

# Where a test kills this script. It does nothing else.
step() {
  if [ "${GAZETTE_KILL_AT-}" = "$1" ]; then kill -KILL $$; fi
}

base='' from='' to='' keep=5 origin='' patience=30 audit='' reload='' grace=600 wanted='' rollback=''
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
    *) fail 2 "There is no option $1. See --help." ;;
  esac
  shift 2
done
for number in "$keep" "$patience" "$grace"; do
  case $number in '' | *[!0-9]*) fail 2 "Not a whole number: $number. See --help." ;; esac
done
[ "$keep" -gt 0 ] || fail 2 '--keep: at least 1.'
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
  rm -rf "$base"/.work.* "$base"/releases/*.part.* "$base"/releases/*.gone "$base"/.link.*
  mkdir -m 700 "$work"
}

# A release: what was built, compared with what the build says of it, its places filled in.

# The checksum list of one member of the manifest: "digest  name" a line.
listed() {
  sed -n "/^\"$1\": \\[\$/,/^]/s/^  {\"file\":\"\\([^\"\\\\]*\\)\",\"sha256\":\"\\([0-9a-f]*\\)\",\"size\":[0-9]*},\\{0,1\\}\$/\\2  \\1/p" "$manifest"
}

read_manifest() {
  [ -f "$manifest" ] || fail 1 "$manifest is missing: build first, and keep deploy/ together."
  [ -d "$from" ] || fail 1 "$from is no folder: build first, or give --from."
  {
    listed files | sed 's,  ,  dist/,'
    listed hostFiles | sed -n "s,  $server/,  config/,p"
    if [ -n "$tokens" ]; then listed hostFiles | sed -n 's,  markdown-tokens[.]tsv$,  config/markdown-tokens.tsv,p'; fi
  } | sort -k 2 >"$work/built"
  names=$(sed -n '/^"files": \[$/,/^]/p' "$manifest" | grep -c '^  {') || names=0
  if [ "$names" -eq 0 ] || [ "$names" -ne "$(grep -c '  dist/' "$work/built")" ] || ! grep -q '  config/' "$work/built"; then
    fail 1 "$manifest cannot be read: build again."
  fi
  digest=$(sha256sum <"$work/built" | cut -c 1-16)
}

# Says what is missing, changed or strange in a folder, compared with a list, and with names that may be there besides.
compare() {
  (cd "$1" && sha256sum -c "$2" 2>&1) | sed '/: OK$/d; /^sha256sum: .*: No such file/d; /^sha256sum: WARNING/d'
  cut -c 67- <"$2" | cat - "$3" | sort -u >"$work/known"
  (cd "$1" && find dist config ! -type d) | sort | comm -23 - "$work/known" | sed 's/$/: not of the build/'
}

assert_whole() {
  compare "$@" >"$work/wrong"
  if [ -s "$work/wrong" ]; then
    fail 1 "$4 is not what was built:" "$(sed -n '1,10s/^/  /p' "$work/wrong")" "$5"
  fi
}

fill_in() {
  find config -type f ! -name '*.sh' ! -name '*.md' -exec grep -l '@GAZETTE_[BR]' {} + | while IFS= read -r file; do
    sed "s,@GAZETTE_ROOT@,$release,g; s,@GAZETTE_BASE@,$base,g" "$file" >"$work/filled"
    cat "$work/filled" >"$file"
  done
  [ -n "$tokens" ] || return 0
  # A file for each estimate, with the number as its text, or as its name.
  if [ "$tokens" = texts ]; then
    sed 's,[^/]*$,,; s,^,config/tokens/,' config/markdown-tokens.tsv | sort -u | tr '\n' '\0' | xargs -0 mkdir -p
    awk -F '\t' '{ file = "config/tokens/" $1; print $2 > file; close(file) }' config/markdown-tokens.tsv
  else
    sed 's,\t.*,,; s,^,config/tokens/,' config/markdown-tokens.tsv | tr '\n' '\0' | xargs -0 mkdir -p
    sed 's,\t,/,; s,^,config/tokens/,' config/markdown-tokens.tsv | tr '\n' '\0' | xargs -0 touch
  fi
  rm config/markdown-tokens.tsv
}

make_release() {
  part=$release.part.$$
  mkdir "$part" "$part/dist" "$part/config"
  # Modification times are kept: servers make tags of them.
  cp -pPR "$from/." "$part/dist/"
  step copying
  cp -pPR "$here/." "$part/config/"
  if [ -n "$tokens" ]; then cp -p "$deploy/markdown-tokens.tsv" "$part/config/"; fi
  step copied
  assert_whole "$part" "$work/built" /dev/null 'What was copied' 'Build again, and copy dist/ and deploy/ together.'
  (cd "$part" && fill_in)
  {
    grep '  dist/' "$work/built"
    (cd "$part" && find config -type f -exec sha256sum {} +)
  } >"$part/release.sha256"
  : >"$part/carried"
  chmod -R u+rwX,go+rX "$part"
  step filled
  sync
  mv "$part" "$release"
  step renamed
}

# A release that lies there may have been touched since.
assert_kept() {
  if [ ! -f "$1/release.sha256" ] || [ ! -f "$1/carried" ]; then fail 1 "$1 is no release of this script."; fi
  cut -d ' ' -f 2 "$1/carried" >"$work/besides"
  assert_whole "$1" "$1/release.sha256" "$work/besides" "$1" "$2"
}

# Pages outlive a deployment in browsers and caches: what they need of /assets/ is there as long as they may be.

now() { date +%s; }

# When a release was live last: now, if it is; 0, if it never was. BASE/history has "time digest" for each that went live.
live_until() {
  if [ "$1" = "$live" ]; then now && return; fi
  awk -v digest="$1" '{ if (last) { end = $1; last = 0 } if ($2 == digest) { last = 1; end = $1 } } END { print end + 0 }' "$base/history"
}

# The last --keep releases that were live, the newest first.
last_live() {
  awk '{ at[$2] = NR } END { for (digest in at) print at[digest], digest }' "$base/history" | sort -rn | sed "$keep"q | cut -d ' ' -f 2
}

# "digest name time" of the assets that a release brought itself, if each name tells the beginning of its digest.
own_assets() {
  awk -v time="$2" '
    $2 ~ /^dist\/assets\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/ {
      stem = $2; sub(/[.](br|gz)$/, "", stem)
      n = split(stem, part, ".")
      hash = part[n - 1]
      if (n < 3 || hash !~ /^[0-9a-f]+$/ || length(hash) != 12) next
      if (stem == $2 && substr($1, 1, 12) != hash) next
      print $1, $2, time
    }' "$1/release.sha256"
}

# Links files of one release into another, those that still are what the list says.
give() {
  while read -r sum name _; do
    [ -e "$3/$name" ] || printf '%s  %s\n' "$sum" "$name"
  done <"$1" >"$work/lacking"
  [ -s "$work/lacking" ] || return 0
  mkdir -p "$3/dist/assets"
  (cd "$2" && sha256sum -c "$work/lacking" 2>/dev/null) | sed -n 's/: OK$//p' >"$work/sound"
  while read -r name; do
    ln "$2/$name" "$3/$name" 2>/dev/null || { cp -p "$2/$name" "$3/giving" && mv "$3/giving" "$3/$name"; }
  done <"$work/sound"
  step giving
}

# Adds rows to those that a release has besides its own, each name once, with its latest time.
enter() {
  cat "$2/carried" "$1" | awk -v list="$2/release.sha256" '
    BEGIN { while ((getline row < list) > 0) own[substr(row, 67)] = 1 }
    !($2 in own) { if ($3 >= time[$2]) time[$2] = $3; sum[$2] = $1 }
    END { for (name in sum) print sum[name], name, time[name] }' | sort -k 2 >"$work/entered"
  cmp -s "$work/entered" "$2/carried" || { cp "$work/entered" "$2/entering" && mv "$2/entering" "$2/carried"; }
}

# Assets of the releases before, into the one that goes live; and its own into the one that is live, whose last
# workers may still be asked by a page that the first new one sent.
carry() {
  touch "$base/history"
  since=$(($(now) - days * 86400))
  last_live >"$work/last"
  for old in "$base"/releases/*; do
    name=${old##*/}
    if [ "$name" = "$digest" ] || [ ! -f "$old/release.sha256" ]; then continue; fi
    until=$(live_until "$name")
    {
      if grep -qx "$name" "$work/last" || [ "$until" -gt "$since" ]; then own_assets "$old" "$until"; fi
      awk -v since="$since" '$3 > since' "$old/carried"
    } >"$work/rows"
    enter "$work/rows" "$release"
    give "$work/rows" "$old" "$release"
  done
  step carried
  if [ -z "$live" ] || [ "$live" = "$digest" ] || [ ! -f "$base/releases/$live/carried" ]; then return 0; fi
  own_assets "$release" "$(now)" >"$work/rows"
  enter "$work/rows" "$base/releases/$live"
  give "$work/rows" "$release" "$base/releases/$live"
  step lent
}

# The server: whether it will take the release, whether it runs, and how it is told.

# Files of the server's configuration that include the current release.
including() {
  if [ -z "$conf" ] || [ ! -f "$conf" ]; then return 0; fi
  case $base/ in
    "$etc"/*) grep -lF "$base/current/" "$conf" ;;
    *) find -L "$etc" -type f -exec grep -lF "$base/current/" {} + 2>/dev/null ;;
  esac || true
}

# A copy of the configuration, as if the link named the new release already. Only what changes is copied: keys are not.
copy_configuration() {
  copy=$work/etc
  mkdir "$copy"
  pattern() { printf '%s' "$1" | sed 's/[.]/[.]/g'; }
  with_new="s,$(pattern "$base")/current/,$release/,g"
  case $base/ in
    "$etc"/*)
      sed "$with_new" "$conf" >"$copy/${conf##*/}"
      return
      ;;
  esac
  (cd "$etc" && find -L . -type d 2>/dev/null) | while IFS= read -r folder; do mkdir -p "$copy/$folder"; done
  (cd "$etc" && find -L . -type f 2>/dev/null) | while IFS= read -r file; do ln -s "$etc/$file" "$copy/$file"; done
  (cd "$etc" && find -L . -type f -exec grep -lF -e "$base/current/" -e "$etc" {} + 2>/dev/null) | while IFS= read -r file; do
    rm "$copy/$file"
    sed "$with_new; s,$(pattern "$etc")\\([/\"'; ]\\),$copy\\1,g; s,$(pattern "$etc")\$,$copy," "$etc/$file" >"$copy/$file"
  done
}

check_configuration() {
  included=''
  if [ -n "$conf" ]; then
    etc=$(dirname -- "$conf")
    included=$(including)
    if [ -z "$included" ]; then
      # The first time nothing can: what is to be included was not there.
      [ -z "$live" ] || fail 1 "No file beside $conf includes $base/current/: give --conf, or include it." "$(first_time)"
      return 0
    fi
    copy_configuration
  fi
  if [ -n "$live" ] && ! running; then
    fail 1 "$server does not run, or nothing here says where: start it, or give --reload or --pid." "$(what_is_live)"
  fi
  if ! check_server >"$work/checked" 2>&1; then
    fail 1 "$server does not take this release:" "$(sed 's/^/  /' "$work/checked")" "$(what_is_live)"
  fi
  step checked
}

running() {
  [ -z "$reload" ] || return 0
  if command -v systemctl >/dev/null && systemctl is-active --quiet "$service" 2>/dev/null; then return 0; fi
  [ -n "$pid" ] && [ -s "$pid" ] && process=$(cat "$pid") && { kill -0 "$process" 2>/dev/null || [ -d "/proc/$process" ]; }
}

# Before the first release the server may run for others, and not include this folder yet.
is_served() { [ -z "$reload" ] && { [ -z "$conf" ] || [ -n "$included" ]; } && running; }

tell_server() {
  if [ -n "$reload" ]; then
    sh -c "$reload"
  elif command -v systemctl >/dev/null && systemctl is-active --quiet "$service" 2>/dev/null; then
    systemctl reload "$service"
  else
    signal_server "$(cat "$pid")"
  fi
}

# Live: the link is moved, the server told, the origin asked. What is not right is taken back.

what_is_live() { if [ -n "$live" ]; then say "Nothing was changed: $live is live."; else say 'Nothing was changed.'; fi; }

# One rename: whoever follows the link finds the release before or this one.
point() {
  ln -s "$2" "$base/.link.$$"
  mv -T "$base/.link.$$" "$base/$1" 2>/dev/null || mv -h "$base/.link.$$" "$base/$1"
}

named() {
  link=$(readlink "$base/$1" 2>/dev/null) || link=''
  printf '%s' "${link##*/}"
}

# A file whose bytes tell the new release from the one before, and has a path of its own: the homepage, if it does.
choose_witness() {
  before=/dev/null
  if [ -n "$live" ] && [ "$live" != "$1" ]; then before=$base/releases/$live/release.sha256; fi
  sort "$base/releases/$1/release.sha256" >"$work/new"
  [ ! -f "$before" ] || sort "$before" >"$work/old"
  witness=$(
    comm -23 "$work/new" "$work/old" 2>/dev/null | cut -c 67- |
      grep -x -e 'dist/index[.]html' -e 'dist/\([A-Za-z0-9_-][A-Za-z0-9._-]*/\)*\([A-Za-z0-9_-]*[.]\(md\|json\|txt\|xml\)\|index[.]html\)' |
      awk '{ print ($0 == "dist/index.html" ? 0 : 1), $0 }' | sort | sed -n '1s/^. //p'
  )
  [ -n "$witness" ] || witness=dist/index.html
}

fetch() {
  if command -v curl >/dev/null; then
    curl -fs --max-time 5 -H 'Accept: text/html' -H 'Cache-Control: no-cache' -o "$work/answer" "$1"
  else
    wget -q -T 5 --header 'Accept: text/html' --header 'Cache-Control: no-cache' -O "$work/answer" "$1"
  fi
}

# A query is ignored by the origin, and unknown to caches before it.
arrived() {
  choose_witness "$1"
  path=$(printf '%s' "$witness" | sed 's,^dist/,,; s,^index[.]html$,,; s,/index[.]html$,/,')
  expected=$(grep -F "  $witness" "$base/releases/$1/release.sha256" | grep -x ".\\{66\\}$witness" | cut -c 1-64)
  until=$(($(now) + patience))
  until fetch "$origin/$path?gazette=$1.$$" && [ "$(sha256sum <"$work/answer" | cut -c 1-64)" = "$expected" ]; do
    [ "$(now)" -lt "$until" ] || return 1
    sleep 0.1 2>/dev/null || sleep 1
  done
}

is_right() {
  if ! tell_server; then say "$server could not be told to reload."; return 1; fi
  step reloaded
  if [ -n "$origin" ] && ! arrived "$1"; then
    say "$origin/$path does not answer with the bytes of $1 after $patience seconds."
    return 1
  fi
  step arrived
  if [ -n "$audit" ] && ! sh -c "$audit"; then say 'The audit failed.'; return 1; fi
}

take_back() {
  say "Back to $live."
  printf '%s %s\n' "$(now)" "$live" >>"$base/history"
  point current "releases/$live"
  if [ -n "$before_live" ]; then point previous "releases/$before_live"; else rm -f "$base/previous"; fi
  was=$live live=$digest
  if ! tell_server || { [ -n "$origin" ] && ! arrived "$was"; }; then
    fail 4 "$server did not take $was either: look at once."
  fi
  rm -f "$base/unfinished"
  fail 3 "$was is live again. $digest stays in $base/releases, to be looked at."
}

go_live() {
  before_live=$(named previous)
  # Killed from here on, the next deployment knows that the server may not have heard, and what was live for sure.
  printf '%s\n' "$live" >"$work/unfinished"
  mv "$work/unfinished" "$base/unfinished"
  step announced
  printf '%s %s\n' "$(now)" "$digest" >>"$base/history"
  if [ -n "$live" ] && [ "$live" != "$digest" ]; then point previous "releases/$live"; fi
  step before-swap
  point current "releases/$digest"
  step swapped
  told=''
  if [ -z "$live" ] && ! is_served; then
    :
  elif is_right "$digest"; then
    told=yes
  elif [ -n "$live" ] && [ "$live" != "$digest" ]; then
    take_back
  else
    fail 1 "There is no release before it: $digest stays. Mend the server and run this again."
  fi
  rm -f "$base/unfinished"
  step live
}

# Releases that nobody needs any more.

prune() {
  last_live >"$work/last"
  cut -d ' ' -f 2 "$base/history" | sort -u >"$work/were-live"
  before=$(($(now) - grace))
  for old in "$base"/releases/*; do
    name=${old##*/}
    if [ "$name" = "$digest" ] || [ "$name" = "$(named previous)" ] || grep -qx "$name" "$work/last"; then continue; fi
    # A worker may still serve it; and what was never live may have been made a moment ago.
    if [ "$(live_until "$name")" -gt "$before" ]; then continue; fi
    if ! grep -qx "$name" "$work/were-live" && [ -n "$(find "$old" -prune -newer "$base/history")" ]; then continue; fi
    mv "$old" "$old.gone"
    step removing
    rm -rf "$old.gone"
    say "Removed $name."
  done
}

# --to: the build travels to BASE/incoming, and this script runs there. The audit stays here, where the project is.

quoted() { printf "'%s'" "$(printf '%s' "$1" | sed "s/'/'\\\\''/g")"; }

there() {
  # RSYNC_RSH is a command with its options, as rsync reads it.
  # shellcheck disable=SC2086,SC2029
  ${RSYNC_RSH:-ssh} "$to" "$1"
}

deploy_there() {
  options="--base $base --keep $keep --wait $patience --grace $grace --conf $(quoted "$conf") --pid $(quoted "$pid")"
  [ -z "$origin" ] || options="$options --origin $(quoted "$origin")"
  [ -z "$reload" ] || options="$options --reload $(quoted "$reload")"
  if [ -n "$rollback" ]; then
    there "sh $base/current/config/rollback.sh $options $(quoted "$wanted")"
    return
  fi
  command -v rsync >/dev/null || fail 1 '--to needs rsync, here and there.'
  incoming=$base/incoming
  there "mkdir -p $incoming/dist $incoming/deploy/$server" || fail 1 "No way to $to."
  if ! { rsync -a --delete "$from/" "$to:$incoming/dist/" &&
    rsync -a --delete "$here/" "$to:$incoming/deploy/$server/" &&
    rsync -a "$deploy/"*.tsv "$manifest" "$to:$incoming/deploy/"; }; then
    fail 1 "The build did not come to $to whole; nothing was changed there."
  fi
  there "sh $incoming/deploy/$server/deploy.sh $options"
  [ -n "$audit" ] || return 0
  if sh -c "$audit"; then return 0; fi
  say 'The audit failed: back to the release before.'
  there "sh $base/current/config/rollback.sh $options" || fail 4 'The release before did not come back: look at once.'
  exit 3
}

for tool in sha256sum awk comm readlink; do
  command -v "$tool" >/dev/null || fail 1 "$tool is missing on this machine."
done
if [ -n "$origin" ] && ! command -v curl >/dev/null && ! command -v wget >/dev/null; then
  fail 1 '--origin needs curl or wget.'
fi
if [ -n "$to" ]; then
  deploy_there
  exit 0
fi
open_base
live=$(named current)
cut_short=''
if [ -f "$base/unfinished" ]; then
  cut_short=yes
  say 'The deployment before did not come to its end; this one does it.'
  live=$(cat "$base/unfinished")
fi
if [ -n "$rollback" ]; then
  digest=$wanted
  [ -n "$digest" ] || digest=$(named previous)
  if [ -z "$digest" ] || [ ! -d "$base/releases/$digest" ]; then
    fail 1 "There is no release ${digest:-before this one} in $base/releases: $(cd "$base/releases" && echo *)"
  fi
else
  read_manifest
fi
release=$base/releases/$digest
step started
if [ -d "$release" ]; then
  assert_kept "$release" "Delete $release and run this again; if it is live, deploy another release first."
  if [ "$(named current)" = "$digest" ] && [ -z "$cut_short" ]; then
    say "$digest is live already; nothing was changed."
    exit 0
  fi
else
  make_release
fi
carry
check_configuration
go_live
prune
if [ -n "$told" ]; then
  say "$digest is live."
else
  say "$digest is in $base/current. Once:"
  first_time
fi
