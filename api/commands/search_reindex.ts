import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** May be interrupted and started again. */
export default class SearchReindex extends BaseCommand {
  static commandName = 'search:reindex'
  static description = 'Index the courses that another hand than the product wrote'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Compare every course with its entries anew' })
  declare all: boolean

  async run() {
    const { fillSearchIndex } = await import('#catalogue/search/course_index')
    const courses = await fillSearchIndex({ all: this.all })
    this.logger.success(`${courses} courses are in the index of the search`)
  }
}
