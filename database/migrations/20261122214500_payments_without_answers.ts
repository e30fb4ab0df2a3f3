import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `provider_answer` was never written or read: what a wallet says is in `payment_notices` and in the bills.
 * Dropped by a statement and not by the builder, which copies the table on SQLite and would touch what points at it.
 */
export default class extends BaseSchema {
  async up() {
    if (!(await this.db.schema.hasColumn('payments', 'provider_answer'))) return
    this.schema.raw('alter table payments drop column provider_answer')
  }

  async down() {
    this.schema.alterTable('payments', (table) => {
      table.text('provider_answer', 'mediumtext').nullable()
    })
  }
}
