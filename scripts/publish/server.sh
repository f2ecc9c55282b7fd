# The server's part of `publish`, for Debian. It is sent over SSH behind lines that set host, other_host,
# is_trial, release, product and version; show-steps.ts words what it prints: lines of a step, its state and a detail.
# A line `want NAME` asks for a file: its size, a line break, its bytes.
# Of each step, done_x succeeds where nothing is to do, do_x does it, undo_x takes it back; each sets `detail`.
set -eu
umask 022
cd /
export LC_ALL=C DEBIAN_FRONTEND=noninteractive
root=${PUBLISH_ROOT:-} # of tests
home=$root/srv/site
backups=$root/srv/backups
units=$root/etc/systemd/system
caddyfile=$root/etc/caddy/Caddyfile
marker='# Written by data-analyst-site publish; your own sites and settings: /etc/caddy/conf.d/*.caddy'
kept_releases=3
work=$(mktemp -d)
exec 3>&1 4<&0 </dev/null >"$work/log" 2>&1
# A lost connection ends nothing in the middle; the next file that is asked for does not come.
trap '' PIPE HUP
trap end EXIT

step=connection begun='' code='' detail=''

say() { printf '%s\t%s\t%s\n' "$1" "$2" "${3:-}" >&3; }

fail() { code=$1 detail=${2:-} && exit 1; }

run() {
	step=$1 detail=''
	say "$step" begins
	if "done_$step"; then
		say "$step" already "$detail"
	else
		begun="$step $begun"
		"do_$step"
		say "$step" new "$detail"
	fi
}

# On a fault, whatever this run has begun is taken back, the last first.
end() {
	[ "$code" = published ] || undo_all
	rm -rf "$work"
}

undo_all() {
	set +e
	[ -n "$code" ] || { code='command' && detail=$(last_words); }
	for one in $begun; do "undo_$one"; done
	[ -z "${made_home:-}" ] || undo_home
	[ ! -L "$home/current" ] || kept=${kept:-earlier}
	say "$step" fault "$code	$detail	$begun	${kept:-}"
}

# The last line of the log that says something: npm ends with the place of a log of its own, Node with a stack.
last_words() {
	grep -v -e '^[[:space:]]*$' -e '_logs/' -e 'complete log' -e '^Node\.js v' -e '^    at ' -e '^}' "$work/log" |
		tail -n 1 | tr '\t' ' ' | cut -c 1-300
}

# Asks for a file; a connection that is lost on the way leaves none.
receive() {
	say want "$1"
	read -r size <&4
	head -c "$size" <&4 >"$2"
	[ "$(wc -c <"$2")" -eq "$size" ] || fail lost
}

need() {
	missing=''
	for package; do
		dpkg -s "$package" 2>/dev/null | grep -q '^Status: install ok installed' || missing="$missing $package"
	done
	[ -n "$missing" ] || return 0
	dpkg --configure -a
	apt-get -q -o DPkg::Lock::Timeout=180 update
	# shellcheck disable=SC2086
	apt-get -qy -o DPkg::Lock::Timeout=180 install --no-install-recommends $missing
}

# Puts a file in the place of another in one step, and keeps the other until the run is over.
put() {
	if [ -e "$2" ]; then cp -p "$2" "$work/${2##*/}"; fi
	: >"$work/${2##*/}.put"
	install -D -m 644 "$1" "$2.new"
	mv "$2.new" "$2"
}

put_back() {
	[ -e "$work/${1##*/}.put" ] || return 0
	if [ -e "$work/${1##*/}" ]; then mv "$work/${1##*/}" "$1"; else rm -f "$1"; fi
}

as_site() { setpriv --reuid=site --regid=site --init-groups "$@"; }

# Asks an address for as many seconds as are given; extra words are for curl.
answers() {
	url=$1 tries=$2
	shift 2
	until curl -fsS -o /dev/null --max-time 10 "$@" "$url"; do
		tries=$((tries - 1))
		[ "$tries" -gt 0 ] || return 1
		sleep 1
	done
}

shipped() { printf '%s' "$home/packages/$product/node_modules/data-analyst-site/deploy/$1"; }

is_put() { for unit; do cmp -s "$(shipped "$unit")" "$units/$unit" || return 1; done; }

# 1
done_connection() {
	VERSION_ID=''
	# shellcheck disable=SC1091
	. "$root/etc/os-release"
	detail=$PRETTY_NAME
	# Earlier ones have Node 18, for which npm leaves out packages that a build needs; Debian's next one has no number.
	case "${ID:-} $VERSION_ID" in "debian " | "debian "1[3-9]) ;; *) fail system "$PRETTY_NAME" ;; esac
	if [ -e "$home/site.config.ts" ] || is_by_hand; then fail occupied; fi
	if [ -n "$is_trial" ] && is_ours && ! grep -q '^http:// {' "$caddyfile"; then fail public; fi
	exec 9>"$root/run/data-analyst-site.lock"
	flock -w 20 9 || fail busy
	rm -rf "$home"/releases/*.part "$home"/packages/*.part "$home/current.next"
}

is_by_hand() {
	[ -e "$home/current" ] || [ -L "$home/current" ] || return
	case "$(readlink "$home/current")" in releases/*) return 1 ;; esac
}

is_ours() { [ -e "$caddyfile" ] && [ "$(head -n 1 "$caddyfile")" = "$marker" ]; }

# 2
done_account() {
	detail="site, /srv/site"
	id site && [ -d "$home/releases" ] && [ -d "$home/data" ] && [ -d "$backups" ]
}

do_account() {
	id site || { made_user=1 && useradd --system --home-dir /srv/site --shell /usr/sbin/nologin site; }
	[ -d "$home/releases" ] || made_home=1
	install -d -o site -g site "$home" "$home/releases" "$home/packages" "$home/.cache"
	install -d -o site -g site -m 700 "$home/data" "$backups"
	chown -R site:site "$home/data" "$backups"
}

undo_account() { :; }

# Last of all. What was received in the meantime stays, with its owner.
undo_home() {
	rm -rf "$home/releases" "$home/packages" "$home/.cache"
	rmdir "$home/data" "$home" "$backups"
	[ -z "${made_user:-}" ] || [ -e "$home" ] || userdel site
}

# 3
done_firewall() {
	for other in nftables firewalld; do
		if systemctl is-active --quiet "$other"; then detail=$other && return; fi
	done
	ssh_port=${SSH_CONNECTION##* }
	detail="$ssh_port, 80, 443"
	command -v ufw && is_firewall_on && [ -z "$(closed_ports)" ]
}

is_firewall_on() { ufw status | grep -q '^Status: active'; }

# Where the firewall is on, this connection proves that its own port is open. A rule with a limit or a comment stays.
closed_ports() {
	is_firewall_on || set -- "$ssh_port/tcp"
	for port in "$@" 80/tcp 443; do
		ufw show added | grep -Eq "^ufw (allow|limit) (${port%/tcp}|$port)( comment .*)?\$" || printf '%s ' "$port"
	done
}

do_firewall() {
	need ufw
	is_firewall_on || enabled_firewall=1
	opened_ports=$(closed_ports)
	for port in $opened_ports; do ufw allow "$port"; done
	ufw --force enable
}

undo_firewall() {
	[ -z "${enabled_firewall:-}" ] || ufw disable
	for port in ${opened_ports:-}; do ufw delete allow "$port"; done
}

# 4
done_program() {
	detail=$version
	for tool in npm curl openssl; do command -v "$tool" || return; done
	[ -d "$home/packages/$product" ]
}

do_program() {
	need ca-certificates curl npm openssl
	[ ! -d "$home/packages/$product" ] || return 0
	part=$home/packages/$product.part
	mkdir "$part"
	receive product "$work/product.tar"
	tar -xf "$work/product.tar" -C "$part"
	chown -R site:site "$part"
	if [ -e "$part/package-lock.json" ]; then install=ci; else install=install; fi
	cd "$part"
	HOME=$home as_site npm "$install" --omit=dev --no-fund --no-audit --loglevel=error --cache "$part/.npm"
	cd /
	rm -rf "$part/.npm"
	made_program=1
	mv "$part" "$home/packages/$product"
}

undo_program() {
	rm -rf "$home/packages/$product.part"
	[ -z "${made_program:-}" ] || rm -rf "$home/packages/$product"
}

# 5
service_units="site.socket site.service site-failure@.service"
service=http://127.0.0.1:4321

done_site() {
	# shellcheck disable=SC2086
	[ "$(readlink "$home/current")" = "releases/$release" ] && is_put $service_units && is_serving &&
		answers $service/healthz 1
}

# An earlier service may still run, from a publish that ended before it started this one.
is_serving() {
	pid=$(systemctl show --property MainPID --value site.service)
	[ "$(readlink "/proc/$pid/cwd")" = "$home/releases/$release" ]
}

do_site() {
	[ -d "$home/releases/$release" ] || write_release
	try_release
	previous=$(readlink "$home/current" || :)
	# A later version of the program may change how data is stored.
	! has_files || as_site "$home/current/node_modules/node/bin/node" \
		"$home/current/node_modules/data-analyst-site/bin/data-analyst-site.mjs" backup \
		"$backups/site-$(date +%F-%H%M%S)-publish" --root "$home/current"
	switched=1
	for unit in $service_units; do put "$(shipped "$unit")" "$units/$unit"; done
	switch_to "releases/$release"
	systemctl enable site.socket site.service
	serve
	answers $service/healthz 30 || fail health "$(last_words)"
	is_serving || fail health site.service
	[ -z "$previous" ] || keep_site
}

# Data in files, of an earlier release: a first start may not have come so far.
has_files() {
	set -- "$home"/data/*.sqlite
	[ -n "$previous" ] && [ -e "$1" ] && ! is_on_postgres
}

is_on_postgres() { grep -q '^DATABASE_URL=.' "$home/current/.env"; }

# The new service may have changed how data is stored: from here on a fault does not bring back the program of before.
keep_site() {
	begun=${begun#site }
	begun=${begun#program }
	kept=new
}

write_release() {
	part=$home/releases/$release.part
	mkdir "$part"
	receive site "$work/site.tar"
	tar -xf "$work/site.tar" -C "$part"
	(umask 077 && receive settings "$part/.env")
	ln -s "../../packages/$product/node_modules" "$part/node_modules"
	ln -s ../../data "$part/data"
	ln -s ../../.cache "$part/.cache"
	chown -hR site:site "$part"
	[ ! -e "$home/current" ] || keep_assets
	made_release=1
	mv "$part" "$home/releases/$release"
}

# Pages that are open ask for files of the earlier site.
keep_assets() {
	module=$part/node_modules/data-analyst-site
	as_site "$part/node_modules/node/bin/node" --import="$module/roots/preload.mjs" --input-type=module -e "
		const { keepEarlierAssets } = await import('$module/generator/output/keep-earlier-assets.ts');
		await keepEarlierAssets('$home/current/dist', '$part/dist');"
}

# Starts the new site beside the old one, with data of its own, and looks at its first page.
try_release() {
	install -d -o site -g site "$work/data"
	chmod 711 "$work"
	new=$home/releases/$release
	# Not by as_site, whose shell a signal would end alone.
	setpriv --reuid=site --regid=site --init-groups env \
		"SITE_FOLDER=$new" "DATA_DIR=$work/data" HOST=127.0.0.1 PORT=0 \
		SMTP_URL= ALERT_URL= DATABASE_URL= BACKUP_TO= HEARTBEAT_URL= \
		"NODE_OPTIONS=--import=$new/node_modules/data-analyst-site/roots/preload.mjs" \
		"$new/node_modules/node/bin/node" "$new/node_modules/data-analyst-site/service/main.ts" \
		>"$work/trial" 2>&1 3>&- 4<&- 9>&- &
	trial=$!
	seconds=30
	until url=$(grep -om 1 'http://localhost:[0-9]*' "$work/trial"); do
		seconds=$((seconds - 1))
		if [ "$seconds" = 0 ] || ! kill -0 "$trial"; then
			cat "$work/trial"
			fail health "$(last_words)"
		fi
		sleep 1
	done
	trouble=''
	answers "$url/" 5 || trouble=1
	kill "$trial"
	wait "$trial" || :
	[ -z "$trouble" ] || fail health "$(last_words)"
}

switch_to() {
	ln -sfn "$1" "$home/current.next"
	mv -T "$home/current.next" "$home/current"
}

# Connections wait in the socket while the service starts anew.
serve() {
	systemctl daemon-reload
	systemctl reset-failed site.socket site.service || :
	systemctl start site.socket
	systemctl restart site.service
}

undo_site() {
	rm -rf "$home/releases/$release.part" "$home/current.next"
	if [ -n "${switched:-}" ]; then
		[ -n "$previous" ] || systemctl disable --now site.socket site.service
		for unit in $service_units; do put_back "$units/$unit"; done
		if [ -n "$previous" ]; then
			[ "$(readlink "$home/current")" = "$previous" ] || switch_to "$previous"
			serve
		else
			rm -f "$home/current"
			systemctl daemon-reload
		fi
	fi
	[ -z "${made_release:-}" ] || rm -rf "$home/releases/$release"
}

# 6
through_caddy() {
	if [ -n "$is_trial" ]; then
		answers "http://127.0.0.1$1" "$2"
	else
		answers "https://$host$1" "$2" --resolve "$host:443:127.0.0.1"
	fi
}

write_caddyfile() {
	printf '%s\n' "$marker"
	address=$host
	[ -z "$is_trial" ] || address=http://
	if [ -n "$other_host" ]; then drop=''; else drop='/^example\.com {/,/^}/d'; fi
	sed -e "$drop" -e "s#www\.example\.com {#$address {#" -e "s/www\.example\.com/$host/g" \
		-e "s/^example\.com/$other_host/" "$(shipped Caddyfile)"
}

describe_certificate() {
	[ -n "$is_trial" ] || openssl s_client -connect 127.0.0.1:443 -servername "$host" </dev/null 2>/dev/null |
		openssl x509 -noout -enddate | cut -d = -f 2
}

done_certificate() {
	write_caddyfile >"$work/Caddyfile.new"
	cmp -s "$work/Caddyfile.new" "$caddyfile" && through_caddy / 1 && detail=$(describe_certificate)
}

is_foreign() {
	[ -e "$caddyfile" ] && ! is_ours &&
		! dpkg-query -W -f '${Conffiles}' caddy | grep -q "$(md5sum <"$caddyfile" | cut -d ' ' -f 1)"
}

do_certificate() {
	if systemctl is-active --quiet caddy; then had_caddy=1; fi
	need caddy
	if is_foreign; then fail caddyfile; fi
	wrote_caddyfile=1
	put "$work/Caddyfile.new" "$caddyfile"
	caddy validate --adapter caddyfile --config "$caddyfile"
	systemctl enable caddy
	systemctl reload-or-restart caddy
	through_caddy / 90 || fail certificate "$(certificate_trouble)"
	detail=$(describe_certificate)
}

certificate_trouble() {
	journalctl -u caddy -n 100 -o cat | grep -F "$host" | grep -Eo '"error":"([^"\\]|\\.)*"' | tail -n 1 |
		sed -e 's/^"error":"//' -e 's/"$//' -e 's/\\"/"/g' | cut -c 1-300
}

undo_certificate() {
	[ -z "${wrote_caddyfile:-}" ] || put_back "$caddyfile"
	if [ -n "${had_caddy:-}" ]; then systemctl reload-or-restart caddy; else systemctl disable --now caddy; fi
}

# 7
all_timers="site-backup.timer site-update.timer"
timed_units="$all_timers site-backup.service site-update.service"

# PostgreSQL has backups of its own.
done_backups() {
	detail=03:15 timers=$all_timers
	if is_on_postgres; then detail='' timers=site-update.timer; fi
	# shellcheck disable=SC2086
	is_put $timed_units && [ "$(list_active)" = "$(printf '%s ' $timers)" ]
}

list_active() {
	for timer in $all_timers; do
		if systemctl is-active --quiet "$timer"; then printf '%s ' "$timer"; fi
	done
}

do_backups() {
	had_timers=$(list_active)
	put_timers=1
	for unit in $timed_units; do put "$(shipped "$unit")" "$units/$unit"; done
	systemctl daemon-reload
	# shellcheck disable=SC2086
	systemctl enable --now $timers
	[ -n "$detail" ] || systemctl disable --now site-backup.timer
}

undo_backups() {
	[ -n "${put_timers:-}" ] || return
	for timer in $timers; do
		case $had_timers in *"$timer"*) ;; *) systemctl disable --now "$timer" ;; esac
	done
	for unit in $timed_units; do put_back "$units/$unit"; done
	systemctl daemon-reload
}

# 8
done_check() {
	for path in / /en; do through_caddy "$path" 10 || fail check "$path"; done
}

# Releases of before stay for a publish of the same content; a program stays as long as one of them needs it.
clean_up() {
	# shellcheck disable=SC2012
	ls -t "$home/releases" | grep -vx "$release" | tail -n "+$kept_releases" |
		while read -r old; do rm -rf "$home/releases/$old"; done
	for package in "$home"/packages/*; do
		readlink "$home"/releases/*/node_modules | grep -q "/${package##*/}/" || rm -rf "$package"
	done
}

for name in connection account firewall program site certificate backups check; do run "$name"; done
code=published
set +e
clean_up
say end published
