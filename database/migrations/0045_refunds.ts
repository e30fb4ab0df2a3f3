import { Migration, type Table, belongsTo, fen, id, key, moment, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'refunds'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'payment_id', { table: 'payments', onDelete: 'RESTRICT', nullable: true })
    // Null when an order is refunded that was paid in order; an exception is refunded once.
    key(table, 'payment_exception_id').nullable().unique()
    table
      .foreign('payment_exception_id')
      .references('id')
      .inTable('payment_exceptions')
      .onDelete('RESTRICT')
    // The same number never refunds twice, so a retry keeps it.
    table.string('refund_no', 64).notNullable().unique()
    table.string('provider_refund_id', 64).nullable().unique()
    fen(table, 'amount')
    table.string('reason', 80).notNullable()
    table.string('status', 12).notNullable().defaultTo('requested')
    belongsTo(table, 'requested_by', { table: 'users', onDelete: 'SET NULL' })
    moment(table, 'finished_at')
    timestamps(table)

    table.index(['status', 'created_at'])
  }
}
