# With --to this text comes through standard input: its last line is the first that does anything.

find_tools() {
  for tool in sha256sum awk comm readlink; do
    command -v "$tool" >/dev/null || fail 1 "$tool is missing on this machine."
  done
  if [ -n "$origin" ] && ! command -v curl >/dev/null && ! command -v wget >/dev/null; then
    fail 1 '--origin needs curl or wget.'
  fi
}

# That of the CI server, which may have no checkout here, else that of the checkout.
name_commit() {
  if [ -n "$commit$receive$rollback" ]; then return 0; fi
  commit=${GITHUB_SHA:-${CI_COMMIT_SHA:-}}
  [ -z "$commit" ] || return 0
  commit=$(git -C "$here" rev-parse --verify -q HEAD 2>/dev/null) || return 0
  git -C "$here" diff --quiet HEAD 2>/dev/null || commit=$commit-dirty
}

elsewhere() {
  options="--base $base --keep $keep --wait $patience --grace $grace --conf $(quoted "$conf") --pid $(quoted "$pid")"
  [ -z "$origin" ] || options="$options --origin $(quoted "$origin")"
  [ -z "$reload" ] || options="$options --reload $(quoted "$reload")"
  [ -z "$commit" ] || options="$options --commit $commit"
  if [ -z "$rollback" ]; then
    deploy_there
  else
    there "sh -s -- --rollback ${if_live:+--if-live $if_live} $options $(quoted "$wanted")" <"$here/deploy.sh"
  fi
}

choose_kept() {
  if [ -n "$if_live" ] && [ "$(named current)" != "$if_live" ]; then fail 75 "$if_live is not live; nothing was changed."; fi
  digest=$wanted
  [ -n "$digest" ] || digest=$(named previous)
  if [ -z "$digest" ] || [ ! -d "$base/releases/$digest" ]; then
    fail 1 "There is no release ${digest:-before this one} in $base/releases: $(cd "$base/releases" && echo *)"
  fi
}

keep_or_make() {
  if [ -d "$release" ]; then
    assert_kept "$release" "Delete $release and run this again; if it is live, deploy another release first."
    if [ "$(named current)" = "$digest" ] && [ -z "$cut_short" ]; then
      say "$digest is live already; nothing was changed."
      exit 0
    fi
    return 0
  fi
  if ! grep -q '  dist/.*[.]gz$' "$work/built"; then
    say 'Nothing in this build is compressed. What goes live is made with: npx gazette build --production'
  fi
  make_release
}

main() {
  find_tools
  name_commit
  if [ -n "$to" ]; then
    elsewhere
    return
  fi
  [ -z "$receive" ] || receive
  open_base
  live=$(named current)
  cut_short=''
  if [ -f "$base/unfinished" ]; then
    cut_short=yes
    say 'The deployment before did not come to its end; this one does it.'
    live=$(cat "$base/unfinished")
  fi
  if [ -n "$rollback" ]; then choose_kept; else read_manifest; fi
  release=$base/releases/$digest
  step started
  keep_or_make
  carry
  check_configuration
  go_live
  prune
  if [ -n "$told" ]; then
    if [ -n "$live" ] && [ "$live" != "$digest" ]; then say "$live was live before."; fi
    say "$digest is live."
  else
    say "$digest is in $base/current. Once:"
    first_time
  fi
}

main
