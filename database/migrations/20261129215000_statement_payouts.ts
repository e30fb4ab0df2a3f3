import { Migration, type Tables, belongsTo, id, key, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** The payment of a closed statement to its channel. A row of its own, because statements never change. */
    statement_payouts(table) {
      id(table)
      belongsTo(table, 'statement_id', { table: 'statements', onDelete: 'RESTRICT', indexed: false })
      table.date('paid_on').notNullable()
      table.string('note', 200).nullable()
      // Without a foreign key: a payout outlives the account that marked it.
      key(table, 'marked_by').notNullable()
      timestamps(table, { changes: false })

      table.unique(['statement_id'])
    },
  }
}
