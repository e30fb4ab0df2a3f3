import AnchorAuditLogJob from '#core/audit/anchor_audit_log_job'

/** Looked at every hour, so that a day has its anchor however often processes restart. */
await AnchorAuditLogJob.schedule({}).id('core.anchor_audit_log').every('1h').run()
