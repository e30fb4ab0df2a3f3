import { Migration, type Table, belongsTo, id, longText, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'idempotency_keys'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', {
      table: 'users',
      onDelete: 'CASCADE',
      nullable: true,
      indexed: false,
    })
    table.string('route', 100).notNullable()
    table.string('key', 255).notNullable()
    table.string('body_hash', 64).notNullable()
    table.string('status', 10).notNullable().defaultTo('running')
    longText(table, 'response').nullable()
    table.dateTime('expires_at').notNullable().index()
    timestamps(table)

    table.unique(['user_id', 'route', 'key'])
  }
}
