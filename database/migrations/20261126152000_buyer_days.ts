import { Migration, type Table, id, key } from '../migration.js'

/** How many people bought on the last kept day: at all (`''`, 0), of a course, of a subject. */
export default class extends Migration {
  protected table = 'buyer_days'

  protected columns(table: Table) {
    id(table)
    table.date('day').notNullable()
    table.string('subject_key', 20).notNullable()
    key(table, 'course_id').notNullable()
    table.integer('people').notNullable()

    table.unique(['day', 'subject_key', 'course_id'])
  }
}
