import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** May be interrupted and started again. */
export default class SearchReindex extends BaseCommand {
  static commandName = 'search:reindex'
  static description = 'Compare every course and synonym with its entries anew, and drop sounds that no name has'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { fillSearchIndex } = await import('#catalogue/search/course_index')
    const { fillSynonyms } = await import('#catalogue/synonyms/fill_synonyms')
    const synonyms = await fillSynonyms()
    this.logger.success(`${synonyms} synonyms were folded and read`)
    const courses = await fillSearchIndex()
    this.logger.success(`${courses} courses are in the index of the search`)
  }
}
