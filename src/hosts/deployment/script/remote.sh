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
  ended=0
  answer=$(there "sh $incoming/deploy/$server/deploy.sh $options") || ended=$?
  say "$answer"
  if [ "$ended" -ne 0 ]; then exit "$ended"; fi
  if [ -z "$audit" ] || sh -c "$audit"; then return 0; fi
  case $answer in *'nothing was changed'*) fail 1 'The audit failed. It was live before, and stays.' ;; esac
  say 'The audit failed: back to the release before.'
  there "sh $base/current/config/rollback.sh $options" || fail 4 'The release before did not come back: look at once.'
  exit 3
}
