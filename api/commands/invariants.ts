import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Read-only. Exits with 1 when a query of `database/invariants.sql` returns rows. */
export default class Invariants extends BaseCommand {
  static commandName = 'invariants'
  static description = 'Check that money, rights, hours and invoices of this database add up'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { brokenInvariants, invariants } = await import('@zhuxue/database/invariants')
    const broken = await brokenInvariants(db.connection())
    for (const line of broken) this.logger.error(line)
    if (broken.length) this.exitCode = 1
    else this.logger.success(`${invariants.length} invariants, 0 rows against them`)
  }
}
