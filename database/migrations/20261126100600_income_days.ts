import { Migration, type Table, id } from '../migration.js'

/** The sum of all rows of a kept day. */
export default class extends Migration {
  protected table = 'income_days'

  protected columns(table: Table) {
    id(table)
    table.date('day').notNullable().unique()
    table.bigInteger('amount_fen').notNullable()
  }
}
