# Live: the link is moved, the server told, the origin asked. What is not right is taken back.

# One rename: whoever follows the link finds the release before or this one.
rename_link() { mv -T "$work/$1" "$base/$2" 2>/dev/null || mv -h "$work/$1" "$base/$2"; }

point() {
  ln -s "$2" "$work/link"
  rename_link link "$1"
}

named() {
  link=$(readlink "$base/$1" 2>/dev/null) || link=''
  printf '%s' "${link##*/}"
}

# "digest  path" of a file that tells one sorted list from another, and has a path of its own: the homepage, if it does.
witness() {
  page='dist/index[.]html'
  other='dist/\([A-Za-z0-9_-][A-Za-z0-9._-]*/\)*\([A-Za-z0-9_-]*[.]\(md\|json\|txt\|xml\)\|index[.]html\)'
  {
    comm -23 "$1" "$2" | grep -x -e ".\{66\}$page" -e ".\{66\}$other" |
      awk '{ print ($2 == "dist/index.html" ? 0 : 1), $0 }' | sort -k 1,1 -k 3
    grep -x ".\{66\}$page" "$1" | sed 's/^/2 /'
  } | sed -n '1s/^. //p'
}

# Nothing here needs the disk, which may be full: the answer is never a file.
fetch() {
  if command -v curl >/dev/null; then
    curl -fs --max-time 5 -H 'Accept: text/html' -H 'Cache-Control: no-cache' "$1"
  else
    wget -q -T 5 --header 'Accept: text/html' --header 'Cache-Control: no-cache' -O - "$1"
  fi || say 'no answer'
}

# Whether the origin answers with the file of a witness. A query is ignored by it, and unknown to caches before it.
arrived() {
  path=$(printf '%s' "${1##*  dist/}" | sed 's,^index[.]html$,,; s,/index[.]html$,/,')
  until=$(($(now) + patience))
  until [ "$(fetch "$origin/$path?gazette=$$.$(now)" | sha256sum | cut -c 1-64)" = "${1%% *}" ]; do
    [ "$(now)" -lt "$until" ] || return 1
    sleep 0.1 2>/dev/null || sleep 1
  done
}

is_right() {
  if ! tell_server; then say "$server could not be told to reload."; return 1; fi
  step reloaded
  if [ -n "$origin" ] && ! arrived "$new_witness"; then
    say "$origin/$path does not answer with the bytes of $digest after $patience seconds."
    return 1
  fi
  step arrived
  if [ -n "$audit" ] && ! sh -c "$audit"; then say 'The audit failed.'; return 1; fi
}

# A line of the history for a release that goes live. The file is replaced as a whole: half a line would spoil the next.
record() {
  if [ -z "$2" ]; then set -- "$1" "$(awk -v digest="$1" '$2 == digest { commit = $4 } END { print commit }' "$base/history")"; fi
  { cat "$base/history" && date -u "+%s $1 %Y-%m-%dT%H:%M:%SZ ${2:--}"; } >"$work/history" && mv "$work/history" "$base/history"
}

take_back() {
  say "Back to $live."
  rename_link back current
  if [ -n "$before_live" ]; then rename_link back-before previous; else rm -f "$base/previous"; fi
  record "$live" '' || say "That stands not in $base/history."
  if ! tell_server || { [ -n "$origin" ] && ! arrived "$old_witness"; }; then
    fail 4 "$server did not take $live either: look at once."
  fi
  rm -f "$base/unfinished"
  fail 3 "$live is live again. $digest stays in $base/releases, to be looked at."
}

# All that the way back needs, while there is room for it: links, and what to ask the origin for.
prepare_way_back() {
  before_live=$(named previous)
  sort "$release/release.sha256" >"$work/new"
  : >"$work/old"
  if [ -f "$base/releases/$live/release.sha256" ]; then sort "$base/releases/$live/release.sha256" >"$work/old"; fi
  new_witness=$(witness "$work/new" "$work/old") old_witness=$(witness "$work/old" "$work/new")
  ln -s "releases/$live" "$work/back"
  ln -s "releases/$before_live" "$work/back-before"
}

go_live() {
  prepare_way_back
  # Killed from here on, the next deployment knows that the server may not have heard, and what was live for sure.
  printf '%s\n' "$live" >"$work/unfinished"
  mv "$work/unfinished" "$base/unfinished"
  step announced
  record "$digest" "$commit"
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
