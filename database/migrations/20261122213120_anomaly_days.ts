import { Migration, type Table, id, moment, timestamps } from '../migration.js'

/** A business day that was searched for anomalies. */
export default class extends Migration {
  protected table = 'anomaly_days'

  protected columns(table: Table) {
    id(table)
    table.string('day', 10).notNullable().unique()
    table.string('status', 10).notNullable()
    table.integer('found').unsigned().notNullable().defaultTo(0)
    moment(table, 'ran_at')
    timestamps(table)
  }
}
