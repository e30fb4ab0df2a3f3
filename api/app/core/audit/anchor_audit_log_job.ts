import { Job } from '@adonisjs/queue'
import { anchorAuditLog } from '#core/audit/anchor_audit_log'

export default class AnchorAuditLogJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await anchorAuditLog()
  }
}
