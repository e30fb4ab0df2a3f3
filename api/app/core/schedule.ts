import AnchorAuditLogJob from '#core/audit/anchor_audit_log_job'
import PruneOldRowsJob from '#core/prune_old_rows_job'

await AnchorAuditLogJob.schedule({}).id('core.anchor_audit_log').every('1h').run()
await PruneOldRowsJob.schedule({}).id('core.prune_old_rows').every('6h').run()
