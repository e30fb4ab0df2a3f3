import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** May be interrupted and started again. */
export default class SearchReindex extends BaseCommand {
  static commandName = 'search:reindex'
  static description = 'Index the courses that another hand than the product wrote'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({
    description:
      'Compare every course and synonym with its entries anew, and drop sounds that no name has',
  })
  declare all: boolean

  async run() {
    const { fillSearchIndex } = await import('#catalogue/search/course_index')
    const { fillSynonyms } = await import('#catalogue/synonyms/fill_synonyms')
    const synonyms = await fillSynonyms({ all: this.all })
    this.logger.success(`${synonyms} synonyms were folded and read`)
    const courses = await fillSearchIndex({ all: this.all })
    this.logger.success(`${courses} courses are in the index of the search`)
  }
}
