-- Run as root on each new member before it joins, with the same password of at most 32 characters and your own network for '%' (docs/ops/group.md).
SET sql_log_bin = 0;
-- Members replicate from each other with this account.
CREATE USER 'zhuxue_group'@'%' IDENTIFIED BY '${GROUP_PASSWORD}';
GRANT REPLICATION SLAVE, CONNECTION_ADMIN, BACKUP_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO 'zhuxue_group'@'%';
-- HAProxy checks members with this account, without a password; it can read only the membership.
CREATE USER 'zhuxue_check'@'%' IDENTIFIED BY '';
GRANT SELECT ON performance_schema.replication_group_members TO 'zhuxue_check'@'%';
GRANT SELECT ON performance_schema.replication_group_member_stats TO 'zhuxue_check'@'%';
SET sql_log_bin = 1;
CHANGE REPLICATION SOURCE TO SOURCE_USER = 'zhuxue_group', SOURCE_PASSWORD = '${GROUP_PASSWORD}' FOR CHANNEL 'group_replication_recovery';
RESET BINARY LOGS AND GTIDS;
