#!/bin/bash
# OpenStack Swift of Debian on this machine alone, with its S3 door (s3api): swift.sh FOLDER PORT. As root: its servers keep extended
# attributes. Ends what it started with itself. Key `test:tester`, secret `testing`; the first bucket is made by whoever asks.
set -euo pipefail
folder=$(realpath -m "$1") port=$2
mkdir -p "$folder"/{srv/disk,run,cache,log}
# One copy of everything on one disk: this looks at what is spoken, not at how well it is kept.
cat >"$folder/swift.conf" <<CONF
[swift-hash]
swift_hash_path_suffix = frontage
swift_hash_path_prefix = bench
[storage-policy:0]
name = one
default = yes
[swift-constraints]
max_file_size = 5368709122
CONF
common() {
  cat <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $2
workers = 1
user = $(id -un)
swift_dir = $folder
devices = $folder/srv
mount_check = false
log_address = $folder/log/none
log_statsd_host =
[pipeline:main]
pipeline = $1-server
[app:$1-server]
use = egg:swift#$1
CONF
}
storage=("object $((port + 1))" "container $((port + 2))" "account $((port + 3))")
for one in "${storage[@]}"; do
  set -- $one
  common "$1" "$2" >"$folder/$1-server.conf"
  (cd "$folder" && swift-ring-builder "$1.builder" create 6 1 1 && swift-ring-builder "$1.builder" add "r1z1-127.0.0.1:$2/disk" 1 && swift-ring-builder "$1.builder" rebalance) >/dev/null
done
cat >"$folder/proxy-server.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
workers = 1
user = $(id -un)
swift_dir = $folder
log_address = $folder/log/none
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo symlink proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
check_bucket_owner = false
location = eu-test-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:symlink]
use = egg:swift#symlink
[filter:proxy-logging]
use = egg:swift#proxy_logging
CONF
started=()
end() { kill "${started[@]}" 2>/dev/null || true; }
trap end EXIT
trap 'exit 0' INT TERM
for name in object container account proxy; do
  SWIFT_DIR=$folder "swift-$name-server" "$folder/$name-server.conf" >"$folder/log/$name.log" 2>&1 </dev/null &
  started+=($!)
done
wait -n "${started[@]}"
