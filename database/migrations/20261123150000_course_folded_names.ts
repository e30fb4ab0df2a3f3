import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The name as the search compares it: one width, one case, digits for numerals. Entries of the index are folded the same
 * way from now on, so every course counts as not indexed until the next start or `search:reindex` has been by.
 */
export default class extends BaseSchema {
  async up() {
    if (!(await this.db.schema.hasColumn('courses', 'folded_name'))) {
      this.schema.alterTable('courses', (table) => table.string('folded_name', 1000).nullable())
    }
    this.schema.raw('update courses set hidden = null')
  }

  async down() {
    this.schema.alterTable('courses', (table) => table.dropColumn('folded_name'))
  }
}
