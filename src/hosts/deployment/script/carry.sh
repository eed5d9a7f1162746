# Pages outlive a deployment in browsers and caches: what they need of /assets/ is there as long as they may be.

now() { date +%s; }

# When a release was live last: now, if it is; 0, if it never was. BASE/history has
# "seconds digest UTC commit" for each that went live.
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
    if ! ln "$2/$name" "$3/$name" 2>/dev/null; then
      cp -p "$2/$name" "$work/giving"
      mv "$work/giving" "$3/$name"
    fi
  done <"$work/sound"
  step giving
}

# Adds rows to those that a release has besides its own, each name once, with its latest time.
enter() {
  cat "$2/carried" "$1" | awk -v list="$2/release.sha256" '
    BEGIN { while ((getline row < list) > 0) own[substr(row, 67)] = 1 }
    !($2 in own) { if ($3 >= time[$2]) time[$2] = $3; sum[$2] = $1 }
    END { for (name in sum) print sum[name], name, time[name] }' | sort -k 2 >"$work/entered"
  if ! cmp -s "$work/entered" "$2/carried"; then mv "$work/entered" "$2/carried"; fi
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
