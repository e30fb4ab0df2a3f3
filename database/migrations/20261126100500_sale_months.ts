import { Migration, type Table, id, key } from '../migration.js'

/** The sum of the kept days of a month by course and partner, moved with each of them. */
export default class extends Migration {
  protected table = 'sale_months'

  protected columns(table: Table) {
    id(table)
    // Its first day.
    table.date('month').notNullable()
    // 0 is freight, and sales without a partner, as in `sale_days`.
    key(table, 'course_id').notNullable()
    key(table, 'channel_id').notNullable()
    table.integer('copies').notNullable()
    table.bigInteger('amount_fen').notNullable()

    table.unique(['month', 'course_id', 'channel_id'])
    table.index(['channel_id', 'month'])
  }
}
