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
      // The cycle that was printed. Without a foreign key: cycles come later.
      key(table, 'education_cycle_id').nullable()
      // `certificate:cycle` while the issue is valid: one valid issue per certificate and cycle.
      table.string('cycle_key', 24).nullable().unique()

      table.unique(['certificate_issue_id', 'certificate_id'], { indexName: 'certificate_issue_lines_unique' })
    },

    /** A kind of qualification, such as 二级建造师, whose holders owe further education. */
    qualification_kinds(table) {
      id(table)
      table.string('code', 20).notNullable().unique()
      table.string('kind_name', 40).notNullable()
      // [{ code, name, certSubject? }]
      longText(table, 'specialties').notNullable()
      flag(table, 'many_specialties')
      // Subjects of the courses that count; others name the kind in course_qualification_kinds.
      longText(table, 'accepts').notNullable()
      table.boolean('active').notNullable().defaultTo(true)
      timestamps(table)
    },

    /** How much further education a kind owes per cycle. Rows are added and never changed: open cycles refer to them. */
    education_rules(table) {
      id(table)
      belongsTo(table, 'qualification_kind_id', { table: 'qualification_kinds', onDelete: 'RESTRICT', indexed: false })
      table.string('valid_from', 10).notNullable()
      table.integer('cycle_months').unsigned().notNullable()
      for (const part of ['required', 'elective', 'extra_required', 'extra_elective']) {
        table.integer(`${part}_hours`).unsigned().notNullable().defaultTo(0)
      }
      table.integer('minutes_per_hour').unsigned().notNullable()
      table.string('count_by', 10).notNullable().defaultTo('confirmed')
      table.integer('apply_from_days').unsigned().notNullable().defaultTo(0)
      table.integer('apply_until_days').unsigned().notNullable().defaultTo(0)
      // [{ months, requiredHours, electiveHours }]
      longText(table, 'milestones').notNullable()
      table.string('source_title', 200).notNullable()
      table.string('source_url', 500).nullable()
      table.string('checked_by', 40).nullable()
      timestamp(table, 'checked_at')
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table, { changes: false })

      table.unique(['qualification_kind_id', 'valid_from'])
    },

    /** Issued by another provider and imported; never signed or printed by this platform. */
    foreign_certificates(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
      table.string('issuer', 50).notNullable()
      table.string('number', 60).notNullable()
      table.string('title', 100).notNullable()
      table.string('cert_subject', 10).nullable()
      table.boolean('required_course').nullable()
      table.string('issued_on', 10).notNullable()
      table.string('expires_on', 10).nullable()
      table.integer('hours_seconds').unsigned().nullable()
      table.string('state', 10).notNullable().defaultTo('valid')
      table.string('reason', 200).nullable()
      table.string('revoked_on', 10).nullable()
      // An admin of this platform; null if the issuer revoked it.
      belongsTo(table, 'revoked_by', { table: 'users', onDelete: 'SET NULL' })
      table.string('file_key', 255).nullable().index()
      timestamps(table)

      // The public page finds it by its number, which two providers may both have used.
      table.unique(['number', 'issuer'])
    },

    /** A user's qualification as the user, an import or an admin entered it. */
    qualifications(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
      belongsTo(table, 'qualification_kind_id', { table: 'qualification_kinds', onDelete: 'RESTRICT' })
      longText(table, 'number_cipher').nullable()
      table.string('number_index', 64).nullable().index()
      table.string('number_masked', 40).nullable()
      table.string('employer_name', 60).nullable()
      table.string('issued_on', 10).nullable()
      table.string('valid_from', 10).notNullable()
      table.string('valid_to', 10).notNullable()
      table.string('origin', 10).notNullable().defaultTo('self')
      timestamp(table, 'verified_at')
      belongsTo(table, 'verified_by', { table: 'users', onDelete: 'SET NULL' })
      // = kind and number index once verified: one person per number.
      table.string('verified_key', 80).nullable().unique()
      timestamp(table, 'ended_at')
      table.integer('lock_version').unsigned().notNullable().defaultTo(1)
      timestamps(table)
    },

    qualification_specialties(table) {
      id(table)
      belongsTo(table, 'qualification_id', { table: 'qualifications', onDelete: 'CASCADE', indexed: false })
      table.string('specialty', 20).notNullable()
      flag(table, 'is_main')

      table.unique(['qualification_id', 'specialty'])
    },

    /** A period in which a qualification owes the hours of its targets. */
    education_cycles(table) {
      id(table)
      belongsTo(table, 'qualification_id', { table: 'qualifications', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
      belongsTo(table, 'education_rule_id', { table: 'education_rules', onDelete: 'RESTRICT' })
      table.string('starts_on', 10).notNullable()
      table.string('ends_on', 10).notNullable()
      table.string('apply_until', 10).notNullable()
      table.string('state', 10).notNullable().defaultTo('open')
      timestamps(table)

      table.unique(['qualification_id', 'starts_on'])
      table.index(['state', 'apply_until'])
    },

    /** Rule times minutes per hour when the cycle began; without a specialty ''. */
    cycle_targets(table) {
      id(table)
      belongsTo(table, 'education_cycle_id', { table: 'education_cycles', onDelete: 'CASCADE', indexed: false })
      table.string('specialty', 20).notNullable().defaultTo('')
      table.boolean('required').notNullable()
      seconds(table, 'target')
      // What counts for the target, so that lists of thousands of people read no entries.
      seconds(table, 'counted')

      table.unique(['education_cycle_id', 'specialty', 'required'], { indexName: 'cycle_targets_unique' })
    },

    /** Which uploaded minutes count for which cycle. Rows are added and never changed. */
    cycle_entries(table) {
      id(table)
      belongsTo(table, 'education_cycle_id', { table: 'education_cycles', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
      table.string('specialty', 20).notNullable().defaultTo('')
      table.boolean('required').notNullable()
      table.integer('counted_seconds').notNullable()
      table.string('counted_on', 10).notNullable()
      table.string('kind', 10).notNullable()
      belongsTo(table, 'hour_entry_id', { table: 'hour_entries', onDelete: 'RESTRICT', nullable: true })
      // The cause, such as `push:<hour entry>`: counted once.
      table.string('cause', 80).notNullable().unique()
      belongsTo(table, 'actor_id', { table: 'users', onDelete: 'SET NULL' })
      // Of outside hours: who gave them.
      table.string('reason', 200).nullable()
      timestamps(table, { changes: false })

      table.index(['education_cycle_id', 'specialty', 'required', 'counted_seconds'], 'cycle_entries_sums_index')
    },

    /** Kinds that a course counts for, when they are others than its subject says. */
    course_qualification_kinds(table) {
      id(table)
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'qualification_kind_id', { table: 'qualification_kinds', onDelete: 'RESTRICT' })

      table.unique(['course_id', 'qualification_kind_id'], { indexName: 'course_qualification_kinds_unique' })
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
