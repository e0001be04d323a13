#!/bin/sh
# Stands in for sudo: everything is done by root already, or by the account that is named.
if [ "$1" = -u ]; then
  account=$2
  shift 2
  cd / && exec runuser -u "$account" -- "$@"
fi
exec env "$@"
