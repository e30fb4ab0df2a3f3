import { Migration, type Table, flag, key, seconds } from '../migration.js'

/** What the player claimed and what the server counted, beat by beat. */
export default class extends Migration {
  protected table = 'play_beats'

  protected columns(table: Table) {
    key(table, 'play_session_id').notNullable()
    table.foreign('play_session_id').references('id').inTable('play_sessions').onDelete('CASCADE')
    table.integer('seq').unsigned().notNullable()
    table.dateTime('server_at').notNullable()
    seconds(table, 'position_from')
    seconds(table, 'position_to')
    seconds(table, 'claimed')
    seconds(table, 'credited')
    table.integer('rate_bp').unsigned().notNullable().defaultTo(10000)
    flag(table, 'visible')
    table.string('refusal', 30).nullable()

    table.primary(['play_session_id', 'seq'])
    table.index(['server_at'])
  }
}
