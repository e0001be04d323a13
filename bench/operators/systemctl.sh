#!/bin/bash
# Stands in for systemctl where no systemd runs: starts what the units of frontage@SITE, caddy, nginx and postgresql start, as their account.
set -eu
verb=$1
shift
[ "${1:-}" != --now ] || shift
unit=${1:-}
here=/run/stand-in pid=/run/stand-in/$unit.pid
running() { [ -e "$pid" ] && kill -0 "$(cat "$pid")" 2>/dev/null; }
stop() {
  running || return 0
  kill "$(cat "$pid")"
  for _ in $(seq 300); do running || break; sleep 0.1; done
  rm -f "$pid"
}
start() {
  running && return 0
  if [ "$unit" = postgresql ]; then
    pg_ctlcluster "$(ls /etc/postgresql)" main start
    head -1 /var/lib/postgresql/*/main/postmaster.pid >"$pid"
    return 0
  fi
  case $unit in
    frontage@*) SITE=${unit#frontage@} setsid /opt/frontage/current/bin/frontage serve >"$here/$unit.log" 2>&1 </dev/null & ;;
    caddy)
      { printf '{\n\tlocal_certs\n\tskip_install_trust\n}\n'; cat /etc/caddy/Caddyfile; } >"$here/Caddyfile"
      HOME=/var/lib/caddy setsid caddy run --config "$here/Caddyfile" --adapter caddyfile >"$here/$unit.log" 2>&1 </dev/null &
      ;;
    *) echo "no unit $unit" >&2 && exit 5 ;;
  esac
  echo $! >"$pid"
  for _ in $(seq 300); do
    case $unit in
      caddy) [ ! -e /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt ] || break ;;
      *) ! grep -q 'Site ' "$here/$unit.log" || break ;;
    esac
    running || break
    sleep 0.1
  done
  # Browsers of visitors trust an authority that everybody knows; here it is the one of this machine.
  if [ "$unit" = caddy ]; then cp /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt /usr/local/share/ca-certificates/caddy.crt && cat /usr/local/share/ca-certificates/caddy.crt >>/etc/ssl/certs/ca-certificates.crt; fi
}
case $verb in
  enable | start) start ;;
  stop) stop ;;
  restart) stop; start ;;
  is-active) running ;;
  daemon-reload) ;;
  *) echo "no $verb" >&2; exit 1 ;;
esac
