#!/bin/sh
# Starts the program of this release with its own Node. Settings come from the environment, and from /etc/frontage/$SITE.env where
# that exists (SITE is "site" unless it is set). Root runs it as the account "frontage" where there is one: files stay that account's.
set -eu
here=$(dirname "$(dirname "$(readlink -f "$0")")")
settings=${FRONTAGE_SETTINGS:-/etc/frontage/${SITE:-site}.env}
if [ "$(id -u)" = 0 ] && id -u frontage >/dev/null 2>&1; then
  exec setpriv --reuid=frontage --regid=frontage --init-groups --no-new-privs -- "$0" "$@"
fi
case $(uname -m) in aarch64 | arm64) arch=arm64 ;; *) arch=x64 ;; esac
export NODE_ENV=production
# Authorities that this machine trusts, beside those that Node knows.
export NODE_USE_SYSTEM_CA=1
if [ -r /etc/ssl/certs/ca-certificates.crt ]; then export SSL_CERT_FILE="${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt}"; fi
node=$here/node_modules/node-linux-$arch/bin/node
program=$here/apps/server/bin/frontage.mjs
if [ -e "$settings" ]; then exec "$node" --env-file="$settings" "$program" "$@"; fi
exec "$node" "$program" "$@"
