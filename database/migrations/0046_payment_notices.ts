import { Migration, type Table, id, longText, timestamps } from '../migration.js'

/** What the wallet told us, as often as it told it. Settling is guarded elsewhere. */
export default class extends Migration {
  protected table = 'payment_notices'

  protected columns(table: Table) {
    id(table)
    table.string('provider', 20).notNullable()
    table.string('notice_id', 64).nullable()
    table.string('merchant_no', 32).nullable()
    table.string('transaction_id', 64).nullable()
    table.string('outcome', 20).notNullable()
    longText(table, 'body').nullable()
    table.string('ip', 45).nullable()
    timestamps(table, { changes: false })

    table.index(['merchant_no'])
    table.index(['transaction_id'])
    table.index(['created_at'])
  }
}
