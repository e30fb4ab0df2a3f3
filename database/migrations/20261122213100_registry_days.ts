import { Migration, type Table, flag, id, moment, seconds, timestamps } from '../migration.js'

/** One business day of the province's list, held against our confirmed pushes. */
export default class extends Migration {
  protected table = 'registry_days'

  protected columns(table: Table) {
    id(table)
    table.string('day', 10).notNullable().unique()
    table.string('status', 10).notNullable()
    for (const side of ['province', 'our']) {
      table.integer(`${side}_pushes`).unsigned().notNullable().defaultTo(0)
      seconds(table, side)
    }
    // Open pushes that this very comparison settled, over all its runs.
    table.integer('booked').unsigned().notNullable().defaultTo(0)
    table.string('failure', 200).nullable()
    flag(table, 'by_hand')
    moment(table, 'ran_at')
    timestamps(table)
  }
}
