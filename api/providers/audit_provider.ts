import type { ApplicationService } from '@adonisjs/core/types'
import logger from '@adonisjs/core/services/logger'

/** Anchors the audit log on start, so that restarts cannot leave it without an anchor for an hour. */
export default class AuditProvider {
  #running: Promise<void> = Promise.resolve()

  constructor(protected app: ApplicationService) {}

  async ready() {
    this.#running = this.#anchor().catch((error) =>
      logger.error({ err: error }, 'the audit log was not anchored at the start')
    )
  }

  async shutdown() {
    await this.#running
    const { committedIsWritten } = await import('#core/audit/committed')
    await committedIsWritten()
  }

  async #anchor() {
    const { anchorAuditLog } = await import('#core/audit/anchor_audit_log')
    await anchorAuditLog()
  }
}
