import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

/** A check belongs to one person, name and ID number, and counts once. No picture is kept. */
export default class extends Migration {
  protected table = 'face_checks'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
    table.string('certify_id', 64).notNullable().unique()
    table.string('outer_order_no', 32).notNullable().unique()
    table.string('provider', 20).notNullable()
    table.string('user_name', 20).notNullable()
    table.string('id_card_index', 64).notNullable()
    table.string('state', 10).notNullable().defaultTo('pending')
    table.string('sub_code', 20).nullable()
    table.dateTime('expires_at').notNullable()
    moment(table, 'decided_at')
    moment(table, 'used_at')
    timestamps(table)

    table.index(['user_id', 'created_at'])
  }
}
