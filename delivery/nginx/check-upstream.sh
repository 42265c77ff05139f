#!/bin/sh
# Runs when the container starts. nginx would name neither what is missing nor what is wrong; and a path behind the host, and be it
# a slash, would take the place of /backApi/.
case "$API_UPSTREAM" in
*[!][A-Za-z0-9._:/-]* | *://*/*) ;;
http://?* | https://?*) exit 0 ;;
esac
echo "API_UPSTREAM: '$API_UPSTREAM' is not scheme and host, such as http://10.0.0.5:8080" >&2
exit 1
