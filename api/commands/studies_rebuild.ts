import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** The same as the nightly job; can be interrupted and started again. */
export default class StudiesRebuild extends BaseCommand {
  static commandName = 'studies:rebuild'
  static description = 'Recount the study of courses with very many learners'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { countStudies } = await import('#statistics/study/count_studies')
    this.logger.success(`${await countStudies()} courses are counted`)
  }
}
