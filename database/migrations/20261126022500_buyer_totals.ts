import { Migration, type Table, id, key } from '../migration.js'

/** How many people `buyers` has of a scope, and how many of them still have copies of its course. */
export default class extends Migration {
  protected table = 'buyer_totals'

  protected columns(table: Table) {
    id(table)
    table.string('subject_key', 20).notNullable()
    key(table, 'course_id').notNullable()
    table.integer('people').notNullable()
    table.integer('with_copies').notNullable()
    table.unique(['subject_key', 'course_id'])
  }
}
