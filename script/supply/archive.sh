#!/usr/bin/env bash
# archive.sh LIST NAME OUT: packs the files that LIST names, one a line, below NAME, into OUT (.tar.gz): the same bytes for the
# same files, whenever, wherever and by whomever it is done. SOURCE_DATE_EPOCH is the moment that all of them get.
set -euo pipefail
list=$1 name=$2 out=$3
LC_ALL=C sort -u "$list" | tar --create --no-recursion --sort=name --format=posix \
  --pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime \
  --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner --mode='u=rwX,go=rX' \
  --transform="s,^,$name/,S" --files-from=- | gzip -n -9 >"$out"
