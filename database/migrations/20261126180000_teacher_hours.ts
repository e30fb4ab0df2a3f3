import { Migration, type Table, fen, id, key } from '../migration.js'

/** Orders with a course of a teacher in an hour of `sale_hours`, and what those courses brought in, net. */
export default class extends Migration {
  protected table = 'teacher_hours'

  protected columns(table: Table) {
    id(table)
    // Its beginning.
    table.dateTime('hour').notNullable()
    // Without a key to `users`, as in `teacher_days`.
    key(table, 'teacher_id').notNullable()
    key(table, 'order_count').notNullable()
    fen(table, 'amount')

    table.unique(['teacher_id', 'hour'])
    table.index(['hour'])
  }
}
