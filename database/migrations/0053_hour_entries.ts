import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/**
 * The ledger of hours: rows are added and never changed. An entry moves seconds between four
 * accounts; the balance of an account is its sum. Minutes behind a chapter test are held until
 * it is passed. What a person earned is the sum of all four.
 */
export default class extends Migration {
  protected table = 'hour_entries'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    belongsTo(table, 'course_edu_log_id', {
      table: 'course_edu_logs',
      onDelete: 'RESTRICT',
      indexed: false,
    })
    belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'RESTRICT', nullable: true })
    belongsTo(table, 'hour_upload_id', {
      table: 'hour_uploads',
      onDelete: 'RESTRICT',
      nullable: true,
    })
    table.string('kind', 12).notNullable()
    table.integer('held_seconds').notNullable().defaultTo(0)
    table.integer('available_seconds').notNullable().defaultTo(0)
    table.integer('used_seconds').notNullable().defaultTo(0)
    table.integer('expired_seconds').notNullable().defaultTo(0)
    // What earned or moved it, as `watch:<chapter>:<user>` or `revert:<upload>`: counted once.
    table.string('cause', 80).notNullable().unique()
    table.integer('rule_version').unsigned().notNullable().defaultTo(1)
    belongsTo(table, 'actor_id', { table: 'users', onDelete: 'SET NULL' })
    table.string('reason', 200).nullable()
    timestamps(table, { changes: false })

    table.index(['course_edu_log_id', 'created_at'])
    table.index(['user_id', 'created_at'])
  }
}
