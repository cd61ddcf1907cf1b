#!/usr/bin/env bash
# Traces dumped scenes on a GPU and packs the pictures into tar files.
#   art/gpu/render-all.sh SCENES OUTPUT [names…]
# SCENES holds the files of `npm run art -- --dump SCENES` (or a scenes.tar.gz of them). Without names, all scenes are traced.
# To resume an interrupted run, set WORK to the folder that it printed: finished pictures are skipped.
set -euo pipefail
scenes=$1 output=$2
shift 2
here=$(cd "$(dirname "$0")/.." && pwd)
work=${WORK:-$(mktemp -d)}
mkdir -p "$output" "$work/raw" "$work/pictures"
output=$(realpath "$output") work=$(realpath "$work")
echo "WORK=$work"
if [ -f "$scenes/scenes.tar.gz" ]; then
  mkdir -p "$work/scenes"
  tar -xzf "$scenes/scenes.tar.gz" -C "$work/scenes"
  scenes=$work/scenes
fi
nvcc -O3 -std=c++17 -arch="${ARCH:-sm_90}" -o "$work/gpu" "$here/tracer/gpu.cu"

# Traces and encodes one picture. JPEG for full pictures, WebP (or PNG) for cut-outs.
trace() {
  local scene=$1 base name size kind
  base=$(basename "$scene" .scene)
  IFS=. read -r name size kind <<<"$base"
  for made in "$PICTURES/$name".*; do [ -e "$made" ] && return 0; done
  # A scene that hangs the GPU must not block the others.
  timeout "${SCENE_LIMIT:-45}" "$GPU" "$scene" "$RAW/$name.rgba" || { echo "$name was not traced" >&2; rm -f "$RAW/$name.rgba"; return 0; }
  python3 "$ENCODE" "$RAW/$name.rgba" "${size%x*}" "${size#*x}" "$kind" || { echo "$name was not encoded" >&2; rm -f "$RAW/$name".*; return 0; }
  rm "$RAW/$name.rgba"
  # Moved only when complete, so that a resumed run repeats a half-written picture.
  mv "$RAW/$name".* "$PICTURES/"
  echo "$name $SECONDS s"
}
export -f trace
export GPU=$work/gpu RAW=$work/raw PICTURES=$work/pictures ENCODE=$here/gpu/encode.py

list() {
  if [ $# -eq 0 ]; then printf '%s\n' "$scenes"/*.scene; else for n in "$@"; do printf '%s\n' "$scenes/$n".*.scene; done; fi
}
# Three in parallel: while one is traced, the others are loaded and encoded.
list "$@" | xargs -P 3 -I{} bash -c 'trace {}'

# Tar files of at most 15 MB.
cd "$work/pictures"
part=1 total=0 files=()
flush() { [ ${#files[@]} -eq 0 ] || tar -cf "$output/pictures-$part.tar" "${files[@]}"; part=$((part + 1)) total=0 files=(); }
for f in *; do
  n=$(stat -c %s "$f")
  if [ $((total + n)) -gt 15000000 ]; then flush; fi
  files+=("$f") total=$((total + n))
done
flush
ls -la "$output"
