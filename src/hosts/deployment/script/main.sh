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
  if ! grep -q '  dist/.*[.]gz$' "$work/built"; then
    say 'Nothing in this build is compressed. What goes live is made with: npm run build -- --production'
  fi
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
