import {
  Migration,
  type Tables,
  belongsTo,
  flag,
  id,
  key,
  longText,
  timestamp,
  seconds,
  timestamps,
} from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** A user's hours in one subject, required and elective separately. */
    certificates(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      table.string('cert_subject', 10).notNullable()
      table.boolean('required_course').notNullable()
      table.string('certificate_status', 10).notNullable().defaultTo('learning')
      timestamps(table)

      table.unique(['user_id', 'cert_subject', 'required_course'])
      table.index(['cert_subject'])
    },

    /** A user's study record of one further-education course. Its hours are sums of hour_entries. */
    course_edu_logs(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'RESTRICT' })
      belongsTo(table, 'certificate_id', { table: 'certificates', onDelete: 'RESTRICT' })
      // The total when the user began; a later change of the course does not apply.
      seconds(table, 'total')
      table.integer('rule_version').unsigned().notNullable().defaultTo(1)
      table.string('course_edu_log_status', 10).notNullable().defaultTo('learning')
      timestamp(table, 'passed_at')
      timestamp(table, 'uploaded_at')
      timestamps(table)

      table.unique(['user_id', 'course_id'])
    },

    /**
     * An upload of hours to the registry: stored before it is sent, sent by a worker, queried after a timeout and never
     * sent again without a response. Deleting hides a row and releases no hours.
     */
    hour_uploads(table) {
      id(table)
      table.string('push_id', 40).notNullable().unique()
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
      belongsTo(table, 'course_edu_log_id', { table: 'course_edu_logs', onDelete: 'RESTRICT', indexed: false })
      seconds(table, 'pushed')
      table.string('state', 10).notNullable().defaultTo('pending')
      // = course_edu_log_id until the outcome is known: no second upload while one is open.
      key(table, 'open_key').nullable().unique()
      table.integer('attempts').unsigned().notNullable().defaultTo(0)
      timestamp(table, 'next_attempt_at')
      longText(table, 'request').notNullable()
      longText(table, 'answer').nullable()
      table.string('receipt_no', 100).nullable()
      timestamp(table, 'sent_at')
      timestamp(table, 'confirmed_at')
      timestamp(table, 'reverted_at')
      belongsTo(table, 'reverted_by', { table: 'users', onDelete: 'SET NULL' })
      table.string('revert_reason', 200).nullable()
      timestamp(table, 'deleted_at')
      belongsTo(table, 'deleted_by', { table: 'users', onDelete: 'SET NULL' })
      table.string('delete_reason', 200).nullable()
      timestamps(table)

      table.index(['course_edu_log_id', 'created_at'])
      table.index(['state', 'next_attempt_at'])
      table.index(['created_at'], 'hour_uploads_created_at_index')
    },

    /**
     * The ledger of hours: rows are added and never changed. An entry moves seconds between four accounts; the balance
     * of an account is its sum. Seconds of a chapter with a test are held until it is passed. The sum of all four is
     * the time earned.
     */
    hour_entries(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'course_edu_log_id', { table: 'course_edu_logs', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'RESTRICT', nullable: true })
      belongsTo(table, 'hour_upload_id', { table: 'hour_uploads', onDelete: 'RESTRICT', nullable: true })
      table.string('kind', 12).notNullable()
      table.integer('held_seconds').notNullable().defaultTo(0)
      table.integer('available_seconds').notNullable().defaultTo(0)
      table.integer('used_seconds').notNullable().defaultTo(0)
      table.integer('expired_seconds').notNullable().defaultTo(0)
      // The cause, such as `watch:<chapter>:<user>` or `revert:<upload>`: booked once.
      table.string('cause', 80).notNullable().unique()
      table.integer('rule_version').unsigned().notNullable().defaultTo(1)
      belongsTo(table, 'actor_id', { table: 'users', onDelete: 'SET NULL' })
      table.string('reason', 200).nullable()
      timestamps(table, { changes: false })

      table.index(['course_edu_log_id', 'created_at'])
      table.index(['user_id', 'created_at'])
      table.index(['kind', 'created_at'])
      // Every read of a record sums its entries, from this index alone.
      table.index(
        ['course_edu_log_id', 'chapter_id', 'held_seconds', 'available_seconds', 'used_seconds', 'expired_seconds'],
        'hour_entries_sums_index'
      )
    },

    /** A printed certificate. Its content is immutable; only its state changes. */
    certificate_issues(table) {
      id(table)
      table.string('issue_no', 32).notNullable().unique()
      table.string('verify_code', 40).notNullable().unique()
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      table.string('cert_subject', 10).notNullable()
      longText(table, 'snapshot').notNullable()
      longText(table, 'credential').notNullable()
      table.integer('rule_version').unsigned().notNullable()
      // A bit of a public status list.
      table.smallint('status_list').unsigned().notNullable()
      table.integer('status_index').unsigned().notNullable()
      table.string('file_key', 255).notNullable().unique()
      table.string('file_hash', 64).notNullable()
      table.integer('file_bytes').unsigned().notNullable()
      table.string('state', 10).notNullable().defaultTo('valid')
      belongsTo(table, 'superseded_by_id', { table: 'certificate_issues', onDelete: 'SET NULL' })
      timestamp(table, 'superseded_at')
      belongsTo(table, 'issued_by', { table: 'users', onDelete: 'SET NULL' })
      timestamp(table, 'revoked_at')
      belongsTo(table, 'revoked_by', { table: 'users', onDelete: 'SET NULL' })
      table.string('reason', 200).nullable()
      timestamps(table, { changes: false })

      table.unique(['status_list', 'status_index'], { indexName: 'certificate_issues_status_unique' })
      table.index(['user_id', 'created_at'])
      table.index(['state', 'created_at'])
      table.index(['created_at'], 'certificate_issues_created_at_index')
    },

    /** The certificates of one issue. */
    certificate_issue_lines(table) {
      id(table)
      belongsTo(table, 'certificate_issue_id', { table: 'certificate_issues', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'certificate_id', { table: 'certificates', onDelete: 'RESTRICT' })
      seconds(table, 'uploaded')
      // = certificate_id while the issue is valid: one valid issue per certificate.
      key(table, 'valid_key').nullable().unique()

      table.unique(['certificate_issue_id', 'certificate_id'], { indexName: 'certificate_issue_lines_unique' })
    },

    /** A business day of the registry's list compared with our confirmed uploads. */
    registry_days(table) {
      id(table)
      table.string('day', 10).notNullable().unique()
      table.string('status', 10).notNullable()
      for (const side of ['province', 'our']) {
        table.integer(`${side}_pushes`).unsigned().notNullable().defaultTo(0)
        seconds(table, side)
      }
      // Open uploads that this comparison settled, over all its runs.
      table.integer('booked').unsigned().notNullable().defaultTo(0)
      table.string('failure', 200).nullable()
      flag(table, 'by_hand')
      timestamp(table, 'ran_at')
      timestamps(table)
    },

    /** An upload with a discrepancy, until it is resolved; a later run preserves the resolution. */
    registry_differences(table) {
      id(table)
      belongsTo(table, 'registry_day_id', { table: 'registry_days', onDelete: 'CASCADE', indexed: false })
      table.string('push_id', 40).notNullable()
      table.string('difference', 16).notNullable()
      // Null for an upload at the registry that is unknown here.
      belongsTo(table, 'hour_upload_id', { table: 'hour_uploads', onDelete: 'RESTRICT', nullable: true })
      table.integer('province_seconds').unsigned().nullable()
      table.integer('our_seconds').unsigned().nullable()
      table.string('our_state', 10).nullable()
      table.string('receipt_no', 100).nullable()
      table.string('status', 10).notNullable().defaultTo('open')
      table.string('note', 200).nullable()
      belongsTo(table, 'resolved_by', { table: 'users', onDelete: 'SET NULL' })
      timestamp(table, 'resolved_at')
      timestamps(table)

      table.unique(['registry_day_id', 'push_id'])
      table.index(['status', 'registry_day_id'])
    },
  }
}
