import { Migration, type Tables, belongsTo, flag, id, key, seconds, timestamp, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /**
     * When a learner must confirm to be present. Rows are added and never changed: a new version has the same name,
     * and the newest one of a name applies.
     */
    presence_policies(table) {
      id(table)
      table.string('policy_name', 40).notNullable()
      table.integer('version').unsigned().notNullable()
      // Counted minutes between two prompts; null for none.
      table.integer('prompt_from_minutes').unsigned().nullable()
      table.integer('prompt_to_minutes').unsigned().nullable()
      flag(table, 'face_at_start')
      table.integer('face_every_minutes').unsigned().nullable()
      flag(table, 'face_before_chapter_test')
      flag(table, 'face_before_course_test')
      flag(table, 'face_before_upload')
      table.integer('face_holds_minutes').unsigned().notNullable().defaultTo(120)
      table.string('alternative', 10).notNullable()
      table.string('alternative_reason', 200).nullable()
      table.string('on_vendor_failure', 10).notNullable()
      table.string('assessment_ref', 100).nullable()
      table.string('checked_by', 40).notNullable()
      table.dateTime('checked_at').notNullable()
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table, { changes: false })

      table.unique(['policy_name', 'version'])
    },

    /** A question to a learner to confirm presence or identity, and its answer. */
    presence_checks(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'RESTRICT', nullable: true })
      belongsTo(table, 'play_session_id', { table: 'play_sessions', onDelete: 'SET NULL' })
      // The record whose hours are uploaded or whose test begins.
      belongsTo(table, 'course_edu_log_id', { table: 'course_edu_logs', onDelete: 'RESTRICT', nullable: true })
      belongsTo(table, 'presence_policy_id', { table: 'presence_policies', onDelete: 'RESTRICT' })
      table.string('kind', 10).notNullable()
      table.string('moment', 10).notNullable()
      table.dateTime('asked_at').notNullable()
      timestamp(table, 'answered_at')
      table.string('way', 10).nullable()
      table.string('state', 10).notNullable().defaultTo('open')
      // Of a vendor call, used for one check only.
      key(table, 'face_check_id').nullable().unique()
      table.foreign('face_check_id').references('id').inTable('face_checks').onDelete('SET NULL')
      seconds(table, 'position')
      table.integer('tries').unsigned().notNullable().defaultTo(0)
      timestamp(table, 'vendor_failed_at')
      belongsTo(table, 'actor_id', { table: 'users', onDelete: 'SET NULL' })
      table.string('reason', 200).nullable()
      // = user_id until it is answered or left: one question at a time.
      key(table, 'open_key').nullable().unique()

      table.index(['user_id', 'course_id', 'asked_at'])
      table.index(['course_id', 'asked_at'])
      table.index(['asked_at'])
      table.index(['user_id', 'answered_at'])
    },

    /** The agreement to face checks, and its withdrawal. */
    presence_consents(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE' })
      table.string('version', 20).notNullable()
      table.string('text_hash', 64).notNullable()
      table.string('ip', 45).nullable()
      timestamp(table, 'withdrawn_at')
      // = user_id while it is in force.
      key(table, 'live_key').nullable().unique()
      timestamps(table, { changes: false })
    },
  }
}
