import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class TransferMap extends BaseCommand {
  static commandName = 'transfer:map'
  static description = 'Turn the files of another platform (edusoho, moodle) into an exchange folder'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'edusoho or moodle' })
  declare platform: string

  @args.string({ description: 'The folder with its CSV files' })
  declare from: string

  @flags.string({ description: 'An empty folder', required: true })
  declare to: string

  @flags.string({ description: 'Of the ids, such as edusoho-old; default: the platform' })
  declare source?: string

  async run() {
    const { mapFolder, mappers } = await import('#transfer/mappers/map_folder')
    const { levelOf, sentenceOf } = await import('#core/transfer/problems')
    const { UserError } = await import('#core/errors')
    const { fromCaller } = await import('#core/process/data_folder')
    const mapper = mappers[this.platform]
    if (!mapper) return this.#fail(`The platforms are ${Object.keys(mappers).join(', ')}.`)
    try {
      const [from, to] = [fromCaller(this.from), fromCaller(this.to)]
      const { counts, problems } = await mapFolder({ mapper, from, to, source: this.source ?? this.platform })
      for (const [name, rows] of Object.entries(counts)) this.logger.log(`${name} ${rows}`)
      for (const { file, line, problem } of problems) {
        if (levelOf(problem) === 'error') this.#fail(`${file}, line ${line}: ${sentenceOf(problem)}`)
      }
      if (counts['titles.csv'])
        this.logger.warning(`Fill in ${this.to}/titles.csv, copy it to ${this.from}, map again.`)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      this.#fail(error.message)
    }
  }

  #fail(text: string) {
    this.logger.error(text)
    this.exitCode = 1
  }
}
