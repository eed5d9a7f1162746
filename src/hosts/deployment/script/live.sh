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
