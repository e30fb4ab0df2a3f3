import { Migration, type Table, belongsTo } from '../migration.js'

/**
 * Pairs of characters in names and, for questions and notices, in texts: what the search looks courses up by.
 * `shelf` is the type of the course while everybody may see it and 0 otherwise, so that hits are counted here.
 */
export default class extends Migration {
  protected table = 'search_grams'

  protected columns(table: Table) {
    table.string('gram', 2).notNullable()
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE' })
    table.smallint('shelf').unsigned().notNullable()

    table.primary(['gram', 'course_id'])
  }
}
