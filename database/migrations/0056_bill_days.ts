import { Migration, type Table, fen, flag, id, moment, timestamps } from '../migration.js'

/** One day of the wallet's bill, held against our books: what each of the two says, and where they differ. */
export default class extends Migration {
  protected table = 'bill_days'

  protected columns(table: Table) {
    id(table)
    table.string('day', 10).notNullable()
    table.string('provider', 20).notNullable()
    table.string('status', 10).notNullable()
    for (const side of ['wallet', 'our']) {
      table.integer(`${side}_payments`).unsigned().notNullable().defaultTo(0)
      fen(table, `${side}_paid`).defaultTo(0)
      table.integer(`${side}_refunds`).unsigned().notNullable().defaultTo(0)
      fen(table, `${side}_refunded`).defaultTo(0)
    }
    table.integer('differences').unsigned().notNullable().defaultTo(0)
    // Payments that nobody had told us of and that this very comparison booked, over all its runs.
    table.integer('booked').unsigned().notNullable().defaultTo(0)
    table.string('failure', 200).nullable()
    flag(table, 'by_hand')
    moment(table, 'ran_at')
    timestamps(table)

    table.unique(['day', 'provider'])
    table.index(['status', 'day'])
  }
}
