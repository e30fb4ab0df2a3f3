import { Migration, type Table, belongsTo, id } from '../migration.js'

export default class extends Migration {
  protected table = 'course_tags'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
    table.string('tag', 30).notNullable()

    table.unique(['course_id', 'tag'])
    table.index(['tag', 'course_id'])
  }
}
