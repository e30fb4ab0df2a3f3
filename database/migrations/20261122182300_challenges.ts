import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** What a second factor still has to answer: one row a sign-in or registration under way, removed by its answer. */
export default class extends Migration {
  protected table = 'challenges'

  protected columns(table: Table) {
    id(table)
    table.string('token_hash', 64).notNullable().unique()
    table.string('purpose', 10).notNullable()
    // Empty while nobody is known: a passkey will say who it is.
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', nullable: true })
    // What a passkey signs; empty once it was answered.
    table.string('nonce', 64).nullable()
    table.dateTime('expires_at').notNullable()
    timestamps(table, { changes: false })

    table.index(['expires_at'])
  }
}
