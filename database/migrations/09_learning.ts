import {
  Migration,
  type Tables,
  belongsTo,
  id,
  key,
  longText,
  timestamp,
  seconds,
  telephoneTail,
  timestamps,
} from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /**
     * A user's entitlement to a course, and its source. A seat of a bulk order is such a row too; it is pending with a
     * telephone and no user until the owner of the number registers.
     */
    user_courses(table) {
      id(table)
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', nullable: true, indexed: false })
      table.string('telephone', 11).nullable()
      table.string('source', 12).notNullable()
      belongsTo(table, 'order_item_id', { table: 'order_items', onDelete: 'RESTRICT', nullable: true, indexed: false })
      belongsTo(table, 'order_id', { table: 'orders', onDelete: 'RESTRICT', nullable: true })
      // Numbered from 1 within an order item; 1 for a single purchase, null without an order.
      table.integer('seat_no').unsigned().nullable()
      table.string('grant_key', 120).notNullable().unique()
      table.string('user_course_status', 10).notNullable().defaultTo('valid')
      table.date('expires_on').nullable()
      belongsTo(table, 'granted_by', { table: 'users', onDelete: 'SET NULL' })
      timestamp(table, 'claimed_at')
      timestamp(table, 'first_studied_at')
      timestamps(table)
      // The time of the refund. The entitlement has ended; the study time under it stays.
      timestamp(table, 'refunded_at')
      telephoneTail(table)
      // The name that the buyer entered with the number of a seat.
      table.string('listed_name', 10).nullable()

      table.unique(['order_item_id', 'course_id', 'seat_no'], { indexName: 'user_courses_seat_unique' })
      table.unique(['order_item_id', 'course_id', 'telephone'], { indexName: 'user_courses_seat_phone_unique' })
      table.index(['user_id', 'course_id', 'user_course_status'], 'user_courses_access_index')
      table.index(['course_id', 'user_id'])
      table.index(['telephone', 'created_at'])
      table.index(['source', 'created_at'])
      table.index(['user_course_status', 'expires_on'], 'user_courses_expiry_index')
      table.index(['telephone_tail', 'user_id'])
      table.index(['source', 'id'], 'user_courses_source_index')
    },

    /** A transfer of a seat from one telephone to another, and its user. */
    seat_moves(table) {
      id(table)
      belongsTo(table, 'order_item_id', { table: 'order_items', onDelete: 'RESTRICT', indexed: false })
      table.integer('seat_no').unsigned().notNullable()
      table.string('from_telephone', 11).notNullable()
      // Null when the seat was taken back.
      table.string('to_telephone', 11).nullable()
      belongsTo(table, 'moved_by', { table: 'users', onDelete: 'RESTRICT' })
      timestamps(table)

      table.index(['order_item_id', 'created_at'])
    },

    /** A random code that opens one course for the first user who redeems it. */
    live_codes(table) {
      id(table)
      table.string('code', 16).notNullable().unique()
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT' })
      belongsTo(table, 'user_course_id', { table: 'user_courses', onDelete: 'SET NULL' })
      table.string('telephone', 11).nullable().index()
      belongsTo(table, 'bound_user_id', { table: 'users', onDelete: 'RESTRICT', nullable: true })
      timestamp(table, 'bound_at')
      timestamp(table, 'revoked_at')
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table, { changes: false })
    },

    /** One opened player. */
    play_sessions(table) {
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
      timestamp(table, 'last_beat_at')
      // The user's time is counted up to this time: two sessions never earn the same second.
      timestamp(table, 'last_credited_at')
      timestamp(table, 'closed_at')
      // No foreign keys: policies and checks come later, and SQLite cannot add a key to a table later.
      key(table, 'presence_policy_id').nullable()
      // Counted seconds of the session at which the next prompt and face check are due; never sent to a browser.
      table.integer('next_prompt_at_seconds').unsigned().nullable()
      table.integer('next_face_at_seconds').unsigned().nullable()
      // The check that stops the counting.
      key(table, 'presence_check_id').nullable()

      // Sums of play time are read from this index alone.
      table.index(['user_id', 'course_id', 'credited_seconds'])
      table.index(['course_id', 'user_id', 'credited_seconds'])
      table.index(['state', 'last_beat_at'])
      table.index(['closed_at'])
      table.index(['opened_at'])
      // Finds the last session of a user, and the next one after another, in one step.
      table.index(['user_id', 'id'], 'play_sessions_newest_index')
    },

    /** Claims of the player and the seconds credited by the server, per heartbeat. */
    play_beats(table) {
      key(table, 'play_session_id').notNullable()
      table.foreign('play_session_id').references('id').inTable('play_sessions').onDelete('CASCADE')
      table.integer('seq').unsigned().notNullable()
      table.dateTime('server_at').notNullable()
      seconds(table, 'position_from')
      seconds(table, 'position_to')
      seconds(table, 'claimed')
      seconds(table, 'credited')
      table.string('refusal', 30).nullable()
      // Null when the player did not send it.
      table.boolean('visible').nullable()
      table.integer('rate_bp').unsigned().nullable()
      // The plausible positions.
      table.text('segments').nullable()

      table.primary(['play_session_id', 'seq'])
      table.index(['server_at'])
    },

    /** Aggregate of a play session's heartbeats after ninety days (docs/decisions/0035). */
    heartbeat_rollups(table) {
      key(table, 'play_session_id').notNullable().primary()
      table.foreign('play_session_id').references('id').inTable('play_sessions').onDelete('CASCADE')
      key(table, 'beats').notNullable()
      seconds(table, 'credited')
      seconds(table, 'claimed')
      seconds(table, 'covered')
      // Plausible positions: [[from, to], …].
      table.text('segments').notNullable()
      // The number of rejected heartbeats by reason: {"paused": 2}.
      table.text('refusals').notNullable()
      key(table, 'hidden_beats').notNullable()
      table.integer('fastest_rate_bp').unsigned().nullable()
      table.dateTime('first_beat_at').notNullable()
      table.dateTime('last_beat_at').notNullable()
      table.dateTime('rolled_up_at').notNullable()
    },

    /** A user's progress in a chapter: the positions covered and the time credited. */
    chapter_progress(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'RESTRICT' })
      seconds(table, 'credited')
      seconds(table, 'covered')
      longText(table, 'segments').notNullable()
      seconds(table, 'position')
      timestamp(table, 'completed_at')
      timestamps(table)

      table.unique(['user_id', 'chapter_id'])
      table.index(['user_id', 'course_id', 'updated_at'])
      // For batches of a course's learners. A heartbeat changes neither column.
      table.index(['course_id', 'user_id'], 'chapter_progress_learners_index')
    },

    /** A chapter that a user has finished, written when enough time is counted. */
    study_logs(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT' })
      belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'RESTRICT' })
      belongsTo(table, 'course_edu_log_id', { table: 'course_edu_logs', onDelete: 'RESTRICT', nullable: true })
      seconds(table, 'study')
      table.string('study_status', 10).notNullable().defaultTo('unuse')
      // Null for a chapter without a test.
      table.boolean('test_passed').nullable()
      timestamps(table)

      table.unique(['user_id', 'chapter_id'])
      table.index(['user_id', 'course_id'])
    },

    /** A learner's note at a second of a chapter's video. */
    chapter_notes(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT' })
      belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'RESTRICT' })
      seconds(table, 'position')
      table.string('note_text', 2000).notNullable()
      key(table, 'revision').notNullable()
      timestamps(table)

      table.index(['user_id', 'course_id'])
    },

    /** A business day that was searched for anomalies. */
    anomaly_days(table) {
      id(table)
      table.string('day', 10).notNullable().unique()
      table.string('status', 10).notNullable()
      table.integer('found').unsigned().notNullable().defaultTo(0)
      timestamp(table, 'ran_at')
      timestamps(table)
    },

    /** Unusual study data of a user, with evidence: a signal for an admin, never a verdict. */
    anomalies(table) {
      id(table)
      table.string('kind', 20).notNullable()
      // Identifies the anomaly: when it is found again, it is the same row.
      table.string('anomaly_key', 120).notNullable().unique()
      // Null when it concerns several users.
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', nullable: true })
      table.integer('weight').unsigned().notNullable().defaultTo(1)
      longText(table, 'evidence').notNullable()
      table.dateTime('happened_at').notNullable()
      table.string('status', 12).notNullable().defaultTo('open')
      table.string('note', 200).nullable()
      belongsTo(table, 'marked_by', { table: 'users', onDelete: 'SET NULL' })
      timestamp(table, 'marked_at')
      timestamps(table)

      table.index(['status', 'happened_at'])
      table.index(['kind', 'happened_at'])
    },
  }
}
