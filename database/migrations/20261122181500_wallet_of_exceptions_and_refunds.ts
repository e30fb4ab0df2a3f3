import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Which wallet holds the money of an exception, and gives a refund back. Earlier rows have it from their payment; money
 * without one, from the notice that brought it, or from the wallet in use.
 */
export default class extends BaseSchema {
  async up() {
    for (const name of ['payment_exceptions', 'refunds']) {
      if (await this.db.schema.hasColumn(name, 'provider')) continue
      this.schema.alterTable(name, (table) => table.string('provider', 20).nullable())
    }
    this.defer(async (database) => {
      const wallet = process.env.PAYMENT_DRIVER ?? 'local'
      const payment = (of: string) => `(select provider from payments where id = ${of}.payment_id)`
      const notice =
        '(select min(provider) from payment_notices n where n.transaction_id = payment_exceptions.transaction_id)'
      await database.rawQuery(
        `update payment_exceptions set provider = coalesce(${payment('payment_exceptions')}, ${notice}, ?) where provider is null`,
        [wallet]
      )
      const exception =
        '(select provider from payment_exceptions e where e.id = refunds.payment_exception_id)'
      await database.rawQuery(
        `update refunds set provider = coalesce(${payment('refunds')}, ${exception}, ?) where provider is null`,
        [wallet]
      )
    })
  }

  async down() {
    this.schema.alterTable('refunds', (table) => table.dropColumn('provider'))
    this.schema.alterTable('payment_exceptions', (table) => table.dropColumn('provider'))
  }
}
