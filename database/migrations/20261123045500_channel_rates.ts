import { Migration, type Table, basisPoints, belongsTo, id, timestamps } from '../migration.js'

/** What a partner earns of its net sales, from a month on. */
export default class extends Migration {
  protected table = 'channel_rates'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'channel_id', { table: 'channels', onDelete: 'RESTRICT', indexed: false })
    // yyyy-MM in Asia/Shanghai; 0000-01 for the first rate, which counts for all months.
    table.string('from_month', 7).notNullable()
    basisPoints(table, 'rate').notNullable()
    timestamps(table)

    table.unique(['channel_id', 'from_month'])
  }
}
