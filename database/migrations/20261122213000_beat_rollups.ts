import { Migration, type Table, key, seconds } from '../migration.js'

/** What is left of the beats of one play session after ninety days (docs/decisions/0039). */
export default class extends Migration {
  protected table = 'beat_rollups'

  protected columns(table: Table) {
    key(table, 'play_session_id').notNullable().primary()
    table.foreign('play_session_id').references('id').inTable('play_sessions').onDelete('CASCADE')
    key(table, 'beats').notNullable()
    seconds(table, 'credited')
    seconds(table, 'claimed')
    seconds(table, 'covered')
    // Positions that were believed: [[from, to], …].
    table.text('segments').notNullable()
    // How many beats were refused for which reason: {"paused": 2}.
    table.text('refusals').notNullable()
    key(table, 'hidden_beats').notNullable()
    table.integer('fastest_rate_bp').unsigned().nullable()
    table.dateTime('first_beat_at').notNullable()
    table.dateTime('last_beat_at').notNullable()
    table.dateTime('rolled_up_at').notNullable()
  }
}
