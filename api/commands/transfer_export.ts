import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class TransferExport extends BaseCommand {
  static commandName = 'transfer:export'
  static description = 'Write people, courses, orders, study records and hours into an exchange folder'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'An empty folder', required: true })
  declare to: string

  @flags.string({ description: 'Objects separated by commas, such as people,orders; default: all' })
  declare objects?: string

  @flags.string({ description: 'masked (default) or clear: whole ID numbers and telephones' })
  declare numbers?: string

  @flags.string({
    description: 'A day such as 2026-11-30: only rows created or changed since, with all they reference',
  })
  declare since?: string

  @flags.string({ description: 'Why whole numbers are needed, for the audit log' })
  declare reason?: string

  async run() {
    await import('#start/transfers')
    const { fromCaller } = await import('#core/process/data_folder')
    const { exportFromConsole } = await import('#transfer/exports/export_from_console')
    const outcome = await exportFromConsole({
      to: fromCaller(this.to),
      objects: this.objects?.split(','),
      numbers: this.numbers ?? 'masked',
      since: this.since,
      reason: this.reason,
    })
    if ('error' in outcome) {
      this.logger.error(outcome.error)
      this.exitCode = 1
      return
    }
    for (const { name, rows } of outcome.files) this.logger.log(`${name} ${rows}`)
    this.logger.success(`${outcome.files.length} files in ${this.to}`)
  }
}
