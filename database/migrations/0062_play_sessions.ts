import { Migration, type Table, belongsTo, id, key, moment, seconds } from '../migration.js'

export default class extends Migration {
  protected table = 'play_sessions'

  protected columns(table: Table) {
    id(table)
    table.string('public_id', 40).notNullable().unique()
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT', indexed: false })
    belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'RESTRICT', nullable: true })
    table.string('video_id', 64).notNullable()
    table.string('state', 12).notNullable().defaultTo('active')
    // = user_id while active: one session earns at a time.
    key(table, 'active_key').nullable().unique()
    seconds(table, 'credited')
    seconds(table, 'position')
    table.integer('last_seq').unsigned().notNullable().defaultTo(0)
    table.string('device', 100).nullable()
    table.string('ip', 45).nullable()
    table.dateTime('opened_at').notNullable()
    moment(table, 'last_beat_at')
    // Wall time up to which this person's seconds are spent: two sessions never earn the same one.
    moment(table, 'credited_until')
    moment(table, 'closed_at')

    // The play-time statistics sum from these two without reading rows.
    table.index(['user_id', 'course_id', 'credited_seconds'])
    table.index(['course_id', 'user_id', 'credited_seconds'])
    table.index(['state', 'last_beat_at'])
  }
}
