import { Migration, type Table, id, moment, timestamps } from '../migration.js'

/** What the nightly check found in kept figures and counted anew; waits for an admin until it is seen. */
export default class extends Migration {
  protected table = 'sale_differences'

  protected columns(table: Table) {
    id(table)
    table.date('day').notNullable()
    table.bigInteger('kept_fen').notNullable()
    table.bigInteger('counted_fen').notNullable()
    table.integer('kept_copies').notNullable()
    table.integer('counted_copies').notNullable()
    table.integer('wrong_buyers').notNullable().defaultTo(0)
    moment(table, 'seen_at')
    timestamps(table, { changes: false })

    table.index(['seen_at', 'created_at'])
  }
}
