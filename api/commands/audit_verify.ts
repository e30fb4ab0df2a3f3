import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** The last hash, kept elsewhere, proves later that the end of the log was not cut off. */
export default class AuditVerify extends BaseCommand {
  static commandName = 'audit:verify'
  static description = 'Verify the hash chain of the audit log'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The last hash of an earlier run, which must still be there' })
  declare anchor?: string

  async run() {
    const { verifyChain } = await import('#core/audit/audit_chain')
    const { intact, checked, brokenAt, lastHash } = await verifyChain(this.anchor)
    if (intact) {
      this.logger.success(`${checked} entries, unbroken, the last hash is ${lastHash || 'none'}`)
      return
    }
    this.exitCode = 1
    this.logger.error(
      brokenAt
        ? `broken at entry ${brokenAt}, after ${checked} good ones`
        : `${checked} entries follow one another, but the anchor is gone: the end was cut off`
    )
  }
}
