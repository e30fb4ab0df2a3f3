import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** Every sign-in, refused or not. An ID number used as login name is stored masked. */
export default class extends Migration {
  protected table = 'login_logs'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'SET NULL', indexed: false })
    table.string('login_name', 40).notNullable()
    table.string('login_type', 10).notNullable()
    table.string('event', 20).notNullable().defaultTo('login')
    table.boolean('succeeded').notNullable()
    table.string('reason', 40).nullable()
    table.string('ip', 45).notNullable()
    table.string('user_agent', 255).nullable()
    table.string('request_id', 64).nullable()
    timestamps(table, { changes: false })

    table.index(['user_id', 'created_at'])
    table.index(['login_name', 'created_at'])
    table.index(['ip', 'created_at'])
    table.index(['created_at'])
  }
}
