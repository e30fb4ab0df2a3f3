import { Migration, type Table, belongsTo, id, key, moment, timestamps } from '../migration.js'

/** A closed month of a partner. Rows are added and never changed; `content_hash` is over the whole statement. */
export default class extends Migration {
  protected table = 'statements'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'channel_id', { table: 'channels', onDelete: 'RESTRICT', indexed: false })
    table.string('month', 7).notNullable()
    table.string('statement_no', 32).notNullable().unique()
    table.string('partner_name', 60).notNullable()
    // Corrections are negative, so a sum may be.
    for (const name of ['sold_fen', 'refunded_fen', 'net_fen', 'commission_fen']) {
      table.bigInteger(name).notNullable()
    }
    table.string('content_hash', 64).notNullable()
    moment(table, 'closed_at').notNullable()
    // Without a key: the statement outlives whoever closed it.
    key(table, 'closed_by').notNullable()
    timestamps(table, { changes: false })

    table.unique(['channel_id', 'month'])
    table.index(['month'])
  }
}
