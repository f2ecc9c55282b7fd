#!/bin/sh
# Plays `ssh` and every command of the server: one name each, by links to this file, those of the server in $COMMANDS.
# $STATE holds what the server remembers, $PUBLISH_ROOT its files. FAIL is a pattern of words to fail at, KILL the number of the call at which
# the server's shell is killed.
name=${0##*/}
words="$name $*"
printf '%s\n' "$words" >>"$STATE/calls"
if [ "$name" = ssh ]; then
	for last; do :; done
	echo $$ >"$STATE/shell"
	SSH_CONNECTION='192.0.2.7 50000 203.0.113.10 22'
	PATH=$COMMANDS:$PATH
	export SSH_CONNECTION PATH
	exec sh -c "$last"
fi
if [ "$(wc -l <"$STATE/calls")" = "${KILL:-}" ]; then
	kill -KILL "$(cat "$STATE/shell")"
	exit 1
fi
if [ -n "${FAIL:-}" ]; then
	# shellcheck disable=SC2254
	case $words in $FAIL)
		echo "refused: $name" >&2
		exit 1
		;;
	esac
fi
is() { [ -e "$STATE/$1" ]; }

systemctl() {
	verb=$1
	shift
	last=''
	for unit; do
		case $unit in -*) [ "$unit" != --now ] || last=now ;; *)
			case $verb in
			is-active) is "active-$unit" || exit 3 ;;
			enable) [ -z "$last" ] || : >"$STATE/active-$unit" ;;
			disable) /bin/rm -f "$STATE/active-$unit" ;;
			start | reload-or-restart) : >"$STATE/active-$unit" ;;
			restart) serve && : >"$STATE/active-$unit" ;;
			show) [ "$unit" = MainPID ] || [ ! -e "$STATE/pid" ] || cat "$STATE/pid" ;;
			esac
			;;
		esac
	done
}

# The service is a process that stands in the release.
serve() {
	[ ! -e "$STATE/pid" ] || kill "$(cat "$STATE/pid")"
	cd "$PUBLISH_ROOT/srv/site/current/" || exit 1
	/bin/sleep 300 >/dev/null 2>&1 3>&- 4<&- 9>&- &
	echo $! >"$STATE/pid"
}

npm() {
	/bin/mkdir -p node_modules/node/bin node_modules/data-analyst-site
	/bin/tar -xzf product.tgz -C node_modules/data-analyst-site --strip-components=1
	/bin/ln -s "$(readlink -f "$0")" node_modules/node/bin/node
}

case $name in
systemctl) systemctl "$@" ;;
npm) npm ;;
id) if [ "$1" = -u ]; then echo 0; else is user; fi ;;
useradd) : >"$STATE/user" ;;
userdel) /bin/rm "$STATE/user" ;;
dpkg) [ "$1" != -s ] || { is "package-$2" && echo 'Status: install ok installed'; } ;;
dpkg-query) echo ' /etc/caddy/Caddyfile 0' ;;
apt-get)
	for last; do :; done
	case " $* " in *' install '*) for package; do : >"$STATE/package-$package"; done ;; esac
	;;
ufw)
	case "$*" in
	status) is firewall && echo 'Status: active' ;;
	'show added') cat "$STATE"/port-* 2>/dev/null ;;
	allow*) echo "ufw $*" >"$STATE/port-$(echo "$2" | tr / -)" ;;
	'delete allow'*) /bin/rm "$STATE/port-$(echo "$3" | tr / -)" ;;
	*enable) : >"$STATE/firewall" ;;
	disable) /bin/rm "$STATE/firewall" ;;
	esac
	;;
curl)
	case "$*" in
	*4321*) is active-site.service ;;
	*//localhost*) ;;
	*) is active-caddy ;;
	esac
	;;
openssl) echo 'notAfter=Feb 12 10:00:00 2027 GMT' ;;
caddy | chown | journalctl) ;;
setpriv) shift 3 && exec "$@" ;;
install)
	if [ "$2" = -o ]; then shift 5 && set -- -d "$@"; fi
	exec /usr/bin/install "$@"
	;;
node) case "$*" in *service/main.ts) echo 'Site on http://localhost:4999' && exec /bin/sleep 300 ;; esac ;;
sleep) /bin/sleep 0.2 ;;
*) exec "/bin/$name" "$@" ;;
esac
