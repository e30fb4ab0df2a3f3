import { Migration, type Table, basisPoints, belongsTo, id } from '../migration.js'

/** What a statement says of one month of payment: its own, or a closed one that it corrects. */
export default class extends Migration {
  protected table = 'statement_months'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'statement_id', { table: 'statements', onDelete: 'RESTRICT', indexed: false })
    table.string('month', 7).notNullable()
    basisPoints(table, 'rate').notNullable()
    for (const name of ['sold_fen', 'refunded_fen', 'net_fen', 'commission_fen']) {
      table.bigInteger(name).notNullable()
    }

    table.unique(['statement_id', 'month'])
  }
}
