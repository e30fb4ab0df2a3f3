import { Migration, type Tables, basisPoints, belongsTo, id, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** Channels: code, discount and kind. */
    channels(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      // Upper case. Null when the channel is deleted, so that the code can be reused.
      table.string('exclusive_code', 6).nullable().unique()
      basisPoints(table, 'discount').notNullable().defaultTo(10000)
      table.string('kind', 10).notNullable().defaultTo('general')
      timestamps(table)

      table.unique(['user_id'])
    },

    /** The commission rate of a channel's net sales, from a month on. */
    channel_rates(table) {
      id(table)
      belongsTo(table, 'channel_id', { table: 'channels', onDelete: 'RESTRICT', indexed: false })
      // yyyy-MM in Asia/Shanghai; 0000-01 for the first rate, which applies to all months.
      table.string('from_month', 7).notNullable()
      basisPoints(table, 'rate').notNullable()
      timestamps(table)

      table.unique(['channel_id', 'from_month'])
    },
  }
}
