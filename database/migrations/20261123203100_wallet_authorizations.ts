import { Migration, type Table, belongsTo, id } from '../migration.js'

/** A buyer on the way to WeChat for the openid: one a session, deleted by its use. */
export default class extends Migration {
  protected table = 'wallet_authorizations'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'token_id', { table: 'access_tokens', onDelete: 'CASCADE', indexed: false })
    belongsTo(table, 'order_id', { table: 'orders', onDelete: 'CASCADE' })
    table.string('state_hash', 64).notNullable()
    table.dateTime('expires_at').notNullable()
    table.dateTime('created_at').notNullable()
    table.unique(['token_id'])
  }
}
