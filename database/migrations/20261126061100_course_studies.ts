import { Migration, type Table, belongsTo, id, longText } from '../migration.js'

/** How a course with very many learners is studied, as it was counted last; JSON. */
export default class extends Migration {
  protected table = 'course_studies'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
    table.dateTime('counted_at').notNullable()
    longText(table, 'counts').notNullable()
    table.unique(['course_id'])
  }
}
