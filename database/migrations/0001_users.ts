import { Migration, type Table, flag, id, moment, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'users'

  protected columns(table: Table) {
    id(table)
    table.string('login_name', 40).notNullable().unique()
    table.string('user_name', 20).notNullable()
    table.string('telephone', 11).nullable().index()
    // = telephone for learners, null for staff: a teacher may also learn with the same phone.
    table.string('telephone_key', 11).nullable().unique()
    table.string('password_hash', 255).notNullable()
    table.text('id_card_cipher').nullable()
    table.string('id_card_index', 64).nullable().unique()
    table.string('id_card_masked', 18).nullable()
    table.string('avatar_url', 500).nullable()
    table.smallint('user_status').unsigned().notNullable().defaultTo(1)
    flag(table, 'must_change_password')
    moment(table, 'password_changed_at')
    table.text('totp_secret_cipher').nullable()
    moment(table, 'last_login_at')
    moment(table, 'disabled_at')
    moment(table, 'deleted_at')
    timestamps(table)

    table.index(['user_name'])
    table.index(['created_at'])
  }
}
