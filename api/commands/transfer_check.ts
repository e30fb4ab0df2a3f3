import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Reads the database and writes nothing to it. Exits with 1 when a row has an error. */
export default class TransferCheck extends BaseCommand {
  static commandName = 'transfer:check'
  static description = 'Check an exchange folder and write report.csv'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The folder, or a zip of it' })
  declare folder: string

  @flags.string({ description: 'The former platform, when there is no manifest.json' })
  declare source?: string

  @flags.string({ description: 'The report; report.csv in the current folder when not given' })
  declare report?: string

  async run() {
    await import('#start/transfers')
    const { UserError } = await import('#core/errors')
    const { fromCaller } = await import('#core/process/data_folder')
    const { checkFolder } = await import('#transfer/runs/check_folder')
    const { describeProgress } = await import('#transfer/runs/describe_progress')
    try {
      const report = fromCaller(this.report ?? 'report.csv')
      const progress = await checkFolder(fromCaller(this.folder), { source: this.source, report })
      for (const line of describeProgress(progress, progress.counts)) this.logger.log(line)
      this.logger.log(report)
      if (progress.problems.error) this.exitCode = 1
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}
