import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a refund does to an invoice: one that is not sent is withdrawn when nothing of its order is left, a sent
 * one has to be reversed at the tax office, by whom and when an admin says. Only where it is missing: MySQL
 * commits each statement.
 */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('invoices', 'withdrawn_at')) return
    this.schema.alterTable('invoices', (table) => {
      table.dateTime('withdrawn_at').nullable()
      table.dateTime('needs_reversal_at').nullable()
      table.dateTime('reversed_at').nullable()
      table.integer('reversed_by').unsigned().nullable()
      table.index(['needs_reversal_at'])
    })
  }

  async down() {
    this.schema.alterTable('invoices', (table) => {
      table.dropIndex(['needs_reversal_at'])
      table.dropColumns('withdrawn_at', 'needs_reversal_at', 'reversed_at', 'reversed_by')
    })
  }
}
