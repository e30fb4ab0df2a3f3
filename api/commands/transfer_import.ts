import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Can be interrupted and started again. Exits with 1 when it did not run, with 2 when rows were refused. */
export default class TransferImport extends BaseCommand {
  static commandName = 'transfer:import'
  static description = 'Import an exchange folder that was previewed with --preview'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The folder, or a zip of it' })
  declare folder: string

  @flags.boolean({ description: 'Compare with the database and write nothing' })
  declare preview?: boolean

  @flags.string({ description: 'The former platform, when there is no manifest.json' })
  declare source?: string

  @flags.string({ description: 'The report; report.csv in the current folder when not given' })
  declare report?: string

  async run() {
    await import('#start/transfers')
    const { UserError } = await import('#core/errors')
    try {
      await this.#import()
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }

  async #import() {
    const { fromCaller } = await import('#core/process/data_folder')
    const { importPath } = await import('#transfer/runs/import_path')
    const { describeProgress } = await import('#transfer/runs/describe_progress')
    const { isPreview, report } = { isPreview: Boolean(this.preview), report: fromCaller(this.report ?? 'report.csv') }
    const options = { source: this.source, isPreview, report }
    const { state, progress } = await importPath(this.app.container, fromCaller(this.folder), options)
    for (const line of describeProgress(progress, isPreview ? progress.counts : progress.written)) this.logger.log(line)
    for (const line of progress.breaks) this.logger.error(line)
    this.logger.log(`${state}, ${report}`)
    if (progress.problems.error || progress.breaks.length) this.exitCode = 2
  }
}
