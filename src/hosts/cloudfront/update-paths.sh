#!/bin/sh
# Makes a KeyValueStore of CloudFront what key-value-store.json says. Needs the AWS CLI (version 2) and jq.
#   sh update-paths.sh ARN --keep   before the upload: adds what is new, and keeps what is gone
#   sh update-paths.sh ARN          after it: removes what is gone
set -eu
if [ $# -lt 1 ] || [ $# -gt 2 ] || [ "${2:---keep}" != --keep ]; then
  echo "Usage: $0 ARN [--keep]" >&2
  exit 2
fi
arn=$1 keep=${2:-} here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# Into a file: in a pipe its failure would be nobody's.
store() {
  name=$1
  shift
  aws cloudfront-keyvaluestore "$name" --kvs-arn "$arn" --output json "$@" > "$work/answer.json"
}

store list-keys
jq -c --slurpfile now "$work/answer.json" --arg keep "$keep" '
  def batches($flag): range(0; length; 50) as $i | [$flag, .[$i:$i + 50]];
  ($now[0].Items // [] | map({key: .Key, value: .Value}) | from_entries) as $have
  | (.data | from_entries) as $want
  | ([.data[] | select($have[.key] != .value) | {Key: .key, Value: .value}] | batches("--puts")),
    (if $keep == "" then [$have | keys[] | select($want[.] == null) | {Key: .}] | batches("--deletes") else empty end)
' "$here/key-value-store.json" > "$work/batches"

store describe-key-value-store
while IFS= read -r batch; do
  flag=$(printf '%s' "$batch" | jq -r '.[0]')
  printf '%s' "$batch" | jq -c '.[1]' > "$work/batch.json"
  # Each change gives the store another tag: somebody else's change meanwhile makes the next one fail.
  store update-keys --if-match "$(jq -r .ETag "$work/answer.json")" "$flag" "file://$work/batch.json"
done < "$work/batches"
echo "$(wc -l < "$work/batches" | tr -d ' ') changes of at most 50 paths each"
