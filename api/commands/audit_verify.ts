import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { ChainBreak, ChainCheck } from '#core/audit/terms'

/** Lists every break. With `--acknowledge`, `--by` and `--reason` a signed entry records who investigated one of them. */
export default class AuditVerify extends BaseCommand {
  static commandName = 'audit:verify'
  static description = 'Verify the chain of the audit log, its high-water mark and its anchors'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The last hash of an earlier run, which must still be there' })
  declare anchor?: string

  @flags.number({ description: 'The entry whose breaks are acknowledged' })
  declare acknowledge?: number

  @flags.string({ description: 'The login name of the admin who acknowledges' })
  declare by?: string

  @flags.string({ description: 'Why the break may stay' })
  declare reason?: string

  async run() {
    const { verifyChain } = await import('#core/audit/audit_chain')
    try {
      if (this.acknowledge !== undefined) await this.#acknowledge(this.acknowledge)
    } catch (error) {
      this.exitCode = 1
      this.logger.error((error as Error).message)
      return
    }
    this.#print(await verifyChain(this.anchor))
  }

  async #acknowledge(id: number) {
    const { acknowledgeBreak } = await import('#core/audit/acknowledge_break')
    const { findAdmin } = await import('#accounts/find_admin')
    const { AcknowledgeReasonLength } = await import('#core/audit/terms')
    const { reasonError } = await import('#core/shared_rules')
    const reason = this.reason?.trim() ?? ''
    if (reason.length < AcknowledgeReasonLength.least || reasonError(reason)) {
      throw new Error('say why with --reason, in five characters or more that can be seen')
    }
    const admin = await findAdmin(this.by ?? '')
    if (!admin) throw new Error('name an admin with --by')
    await acknowledgeBreak({ actorId: admin.id, actorName: admin.loginName, role: 'admin', ip: 'console' }, id, reason)
    this.logger.success(`acknowledged what is broken at entry ${id}`)
  }

  #print({ intact, checked, breaks, breakCount, lastHash, ...rest }: ChainCheck) {
    for (const one of breaks) this.#printBreak(one)
    if (breakCount > breaks.length) this.logger.error(`and ${breakCount - breaks.length} more`)
    if (!rest.guarded) this.logger.warning('no triggers guard the log: run the migrations')
    const anchors = rest.lastAnchorTime
      ? `${rest.anchorCount} anchors, the last of ${rest.lastAnchorTime}`
      : 'no anchor yet'
    const summary = `${checked} entries, ${anchors}, the last hash is ${lastHash || 'none'}`
    if (intact) this.logger.success(`${summary}: unbroken`)
    else this.logger.error(summary)
    this.exitCode = intact ? 0 : 1
  }

  #printBreak({ auditLogId, kind, acknowledgement }: ChainBreak) {
    const place = `broken at entry ${auditLogId} (${kind})`
    if (!acknowledgement) return this.logger.error(place)
    const { by, time, reason } = acknowledgement
    this.logger.info(`${place}, acknowledged by ${by} on ${time}: ${reason}`)
  }
}
