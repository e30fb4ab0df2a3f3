import { Migration, type Table, fen, id, key } from '../migration.js'

/** Orders with a course of a teacher on a business day, and what those courses brought in, net. */
export default class extends Migration {
  protected table = 'teacher_days'

  protected columns(table: Table) {
    id(table)
    table.date('day').notNullable()
    // Without a key to `users`, because the rows can be counted anew at any time.
    key(table, 'teacher_id').notNullable()
    key(table, 'order_count').notNullable()
    fen(table, 'amount')

    table.unique(['day', 'teacher_id'])
    table.index(['teacher_id', 'day'])
  }
}
