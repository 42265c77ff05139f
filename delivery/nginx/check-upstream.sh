#!/bin/sh
# Runs when the container starts. A path behind the host, and be it a slash, would take the place of /backApi/.
case "$API_UPSTREAM" in
*://*/*)
  echo "API_UPSTREAM: $API_UPSTREAM has more than scheme and host, such as http://10.0.0.5:8080" >&2
  exit 1
  ;;
esac
