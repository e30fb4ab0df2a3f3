import { Migration, type Table, fen, id, key, timestamps } from '../migration.js'

/** What was sold on a business day, net of what was given back since; counted from the orders and counted again when they change. */
export default class extends Migration {
  protected table = 'sale_days'

  protected columns(table: Table) {
    id(table)
    table.date('day').notNullable()
    // 0 is freight; without keys to other tables, because the rows can be counted anew at any time.
    key(table, 'course_id').notNullable()
    // 0 for orders without a partner.
    key(table, 'channel_id').notNullable()
    table.integer('copies').unsigned().notNullable()
    fen(table, 'amount')
    timestamps(table, { changes: false })

    table.unique(['day', 'course_id', 'channel_id'])
    table.index(['course_id', 'day'])
    table.index(['channel_id', 'day'])
  }
}
