#!/bin/sh
# Three members on this machine, for a trial (docs/ops/group.md): `try.sh <empty folder>`. MySQL 9.7 is on PATH. The members listen on
# 127.0.0.1:3311 to 3313, root has no password, and each logs into its folder. `mysqladmin -S <folder>/1.sock -u root shutdown` ends one.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
group=$(cat /proc/sys/kernel/random/uuid)
password=$(od -An -tx1 -N16 /dev/urandom | tr -d ' \n')
account=$(id -un)

for n in 1 2 3; do
  mysqld --no-defaults --user="$account" --initialize-insecure --datadir="$folder/$n" 2> "$folder/$n.log"
  nohup mysqld --defaults-file="$here/group.cnf" --user="$account" --datadir="$folder/$n" \
    --socket="$folder/$n.sock" --pid-file="$folder/$n.pid" --port="331$n" --bind-address=127.0.0.1 --mysqlx=OFF \
    --server-id="$n" --report-host=127.0.0.1 --report-port="331$n" --innodb-buffer-pool-size=256M \
    --loose-group-replication-start-on-boot=OFF \
    --loose-group-replication-group-name="$group" \
    --loose-group-replication-local-address="127.0.0.1:332$n" \
    --loose-group-replication-group-seeds=127.0.0.1:3321,127.0.0.1:3322,127.0.0.1:3323 \
    --loose-group-replication-ip-allowlist=127.0.0.0/8 >> "$folder/$n.log" 2>&1 &
  until mysqladmin --no-defaults -u root -S "$folder/$n.sock" ping > /dev/null 2>&1; do sleep 1; done
  sed "s/\${GROUP_PASSWORD}/$password/" "$here/accounts.sql" | mysql --no-defaults -u root -S "$folder/$n.sock"
  if [ "$n" = 1 ]; then found='SET GLOBAL group_replication_bootstrap_group = ON;'; else found=''; fi
  mysql --no-defaults -u root -S "$folder/$n.sock" -e "$found START GROUP_REPLICATION; SET GLOBAL group_replication_bootstrap_group = OFF;"
done
mysql --no-defaults -u root -S "$folder/1.sock" -e \
  'SELECT member_port, member_state, member_role FROM performance_schema.replication_group_members'
