import { Migration, type Table, belongsTo, id, key } from '../migration.js'

/** When a person first paid: for anything ('' and 0), for something of a subject, and for a course. */
export default class extends Migration {
  protected table = 'buyers'

  protected columns(table: Table) {
    id(table)
    table.string('subject_key', 20).notNullable()
    key(table, 'course_id').notNullable()
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE' })
    table.date('first_paid_on').notNullable()

    table.unique(['subject_key', 'course_id', 'user_id'])
    table.index(['subject_key', 'course_id', 'first_paid_on'], 'buyers_first_index')
  }
}
