import { Migration, type Table, id, key } from '../migration.js'

/** The subject under which the buyers of a course were counted; another one means counting them again. */
export default class extends Migration {
  protected table = 'counted_courses'

  protected columns(table: Table) {
    id(table)
    key(table, 'course_id').notNullable().unique()
    table.string('subject_key', 20).notNullable()
  }
}
