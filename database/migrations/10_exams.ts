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
    /** Question banks. */
    question_banks(table) {
      id(table)
      table.string('question_bank_name', 100).notNullable()
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
      timestamp(table, 'deleted_at')
      timestamps(table)

      table.index(['deleted_at', 'created_at'])
    },

    /** A question's place in its bank. Its content is in question_versions, by (id, version). */
    questions(table) {
      id(table)
      belongsTo(table, 'question_bank_id', { table: 'question_banks', onDelete: 'RESTRICT', indexed: false })
      table.integer('question_no').unsigned().notNullable()
      table.integer('version').unsigned().notNullable().defaultTo(1)
      timestamp(table, 'deleted_at')
      timestamps(table)
      // The topic; its clauses are in `question_clauses`.
      table.string('subject_code', 10).nullable()
      table.string('chapter_name', 100).nullable()
      table.string('knowledge_point', 100).nullable()
      // 1 easy to 5 hard, null when unknown.
      table.integer('difficulty').unsigned().nullable()

      table.index(['question_bank_id', 'deleted_at', 'question_no'], 'questions_list_index')
    },

    /** The text and key of a question at one time. An edit adds a row; old answers keep theirs. */
    question_versions(table) {
      id(table)
      belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT', indexed: false })
      table.integer('version').unsigned().notNullable()
      table.string('question_type', 10).notNullable()
      table.string('question_name', 255).notNullable()
      longText(table, 'question_text').notNullable()
      longText(table, 'choices').notNullable()
      // Letters, sorted and joined by commas; empty for askanswer.
      table.string('question_keys', 20).notNullable()
      longText(table, 'reference_answer').nullable()
      longText(table, 'explanation').nullable()
      table.integer('score_tenths').unsigned().notNullable()
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table, { changes: false })

      table.unique(['question_id', 'version'])
      table.index(['question_type'])
    },

    /** Papers of courses, chapters and subjects. */
    papers(table) {
      id(table)
      table.string('paper_name', 1020).notNullable()
      table.string('paper_type', 10).notNullable()
      table.string('ref_id', 40).nullable()
      // `<paper_type>:<ref_id>` until deleted: one paper per course, chapter or subject.
      table.string('ref_key', 60).nullable().unique()
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'SET NULL' })
      belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'SET NULL' })
      table.string('subject_code', 10).nullable()
      table.boolean('required_course').nullable()
      // Points of 100, null for the setting; minutes, null for no limit.
      table.integer('pass_line').unsigned().nullable()
      table.integer('limit_minutes').unsigned().nullable()
      table.integer('lock_version').unsigned().notNullable().defaultTo(0)
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
      timestamp(table, 'deleted_at')
      timestamps(table)
      // How the paper is drawn and taken. An attempt keeps the rules of its start, except when keys are shown.
      // JSON (DrawRule[]); null for a fixed list in `paper_questions`.
      longText(table, 'draw_rules').nullable()
      // Null for as many as the hourly limit allows.
      table.integer('max_attempts').unsigned().nullable()
      flag(table, 'shuffle_questions')
      flag(table, 'shuffle_choices')
      table.string('keys_shown', 10).notNullable().defaultTo('submitted')
      timestamp(table, 'opens_at')
      timestamp(table, 'last_entry_at')
      timestamp(table, 'closes_at')

      table.index(['paper_type', 'deleted_at', 'created_at'], 'papers_list_index')
      table.index(['subject_code', 'required_course'])
    },

    /** The list that an editor changes. An attempt copies it, so that an edit affects only later attempts. */
    paper_questions(table) {
      id(table)
      belongsTo(table, 'paper_id', { table: 'papers', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT' })
      table.integer('question_no').unsigned().notNullable()
      timestamps(table, { changes: false })

      table.unique(['paper_id', 'question_id'])
      table.index(['paper_id', 'question_no'])
    },

    /** One attempt at a paper. Starting again adds a row with the next number; the old one stays. */
    user_papers(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'paper_id', { table: 'papers', onDelete: 'RESTRICT', indexed: false })
      // Empty without a context: a null would bypass the unique key.
      table.string('correlation_id', 40).notNullable().defaultTo('')
      table.integer('attempt_no').unsigned().notNullable()
      table.string('mode', 10).notNullable()
      table.string('state', 12).notNullable().defaultTo('in_progress')
      // `<user>:<paper>:<correlation>` until submitted: one open attempt.
      table.string('open_key', 80).nullable().unique()
      belongsTo(table, 'course_edu_log_id', { table: 'course_edu_logs', onDelete: 'RESTRICT', nullable: true })
      table.integer('seed').unsigned().notNullable().defaultTo(0)
      table.integer('total_tenths').unsigned().notNullable()
      table.integer('pass_line').unsigned().notNullable()
      table.integer('score_tenths').unsigned().nullable()
      // Of 100, in tenths.
      table.integer('user_score_tenths').unsigned().nullable()
      table.boolean('user_pass').nullable()
      table.dateTime('started_at').notNullable()
      timestamp(table, 'deadline_at')
      timestamp(table, 'submitted_at')
      timestamp(table, 'graded_at')
      timestamps(table)
      // The learner, or the server when the time was over.
      table.string('submitted_by', 10).nullable()

      table.unique(['user_id', 'paper_id', 'correlation_id', 'attempt_no'], { indexName: 'user_papers_attempt_unique' })
      table.index(['paper_id', 'state', 'submitted_at'])
      table.index(['state', 'deadline_at'])
    },

    /** The questions of an attempt, copied at its start, and its answers. */
    paper_answers(table) {
      id(table)
      belongsTo(table, 'user_paper_id', { table: 'user_papers', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT' })
      belongsTo(table, 'question_version_id', { table: 'question_versions', onDelete: 'RESTRICT' })
      table.integer('position').unsigned().notNullable()
      table.integer('max_tenths').unsigned().notNullable()
      longText(table, 'answer').nullable()
      // Counts the saves: a stale tab is rejected.
      table.integer('rev').unsigned().notNullable().defaultTo(0)
      table.string('client_op_id', 64).nullable()
      timestamp(table, 'saved_at')
      table.string('marking', 10).notNullable().defaultTo('open')
      table.boolean('answer_pass').nullable()
      table.integer('score_tenths').unsigned().nullable()
      belongsTo(table, 'marked_by', { table: 'users', onDelete: 'SET NULL' })
      timestamp(table, 'marked_at')
      timestamps(table)
      // Letters of the choices in the order shown; empty for the original order.
      table.string('choice_order', 20).notNullable().defaultTo('')
      // Seconds spent on the question, as reported by the browser.
      seconds(table, 'spent')
      table.string('remark', 500).nullable()
      // Bookmarked by the learner for another look before submitting.
      flag(table, 'bookmarked')

      table.unique(['user_paper_id', 'question_id'])
      table.unique(['user_paper_id', 'position'])
      table.index(['marking', 'saved_at'])
    },

    /** A learner's wrong answers, until they were right on two days in a row. */
    wrong_questions(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT' })
      table.integer('wrong_times').unsigned().notNullable().defaultTo(0)
      table.string('source', 10).notNullable()
      table.dateTime('last_wrong_at').notNullable()
      timestamps(table)
      longText(table, 'last_answer').nullable()
      key(table, 'user_paper_id').nullable()
      table.integer('right_days').unsigned().notNullable().defaultTo(0)
      // A business day, Asia/Shanghai.
      table.date('last_right_on').nullable()
      timestamp(table, 'mastered_at')

      table.unique(['user_id', 'question_id'])
      table.index(['user_id', 'last_wrong_at'])
    },

    /** The question of a business day (Asia/Shanghai), the same for all users. */
    daily_questions(table) {
      id(table)
      table.date('day').notNullable().unique()
      belongsTo(table, 'question_version_id', { table: 'question_versions', onDelete: 'RESTRICT' })
      timestamps(table, { changes: false })
    },

    /** A learner's first answer to the question of a day; consecutive days make a streak. */
    daily_answers(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
      // A business day, Asia/Shanghai.
      table.date('day').notNullable()
      belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT' })
      table.boolean('answer_pass').notNullable()
      timestamps(table, { changes: false })

      table.unique(['user_id', 'day'])
    },

    /** A clause of a code, such as GB/T 50500, 2024, 4.1.2. Once it is replaced, its questions need a review. */
    clauses(table) {
      id(table)
      table.string('standard', 60).notNullable()
      table.string('edition', 10).notNullable()
      table.string('clause_no', 30).notNullable()
      table.string('clause_name', 200).notNullable().defaultTo('')
      timestamp(table, 'replaced_at')
      table.string('replaced_by', 120).nullable()
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table)
      table.string('replace_reason', 200).nullable()
      // The number with its digits padded, so that 3.2.2 is sorted before 3.2.10.
      table.string('clause_order', 120).notNullable()

      table.unique(['standard', 'edition', 'clause_no'])
    },

    /** The clauses of a question. It is not drawn while one of them is replaced and not reviewed. */
    question_clauses(table) {
      id(table)
      belongsTo(table, 'question_id', { table: 'questions', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'clause_id', { table: 'clauses', onDelete: 'RESTRICT' })
      timestamp(table, 'reviewed_at')
      belongsTo(table, 'reviewed_by', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table, { changes: false })
      // `kept` or `changed`.
      table.string('review_outcome', 10).nullable()

      table.unique(['question_id', 'clause_id'])
    },

    /** Attempts that were regraded because the key of a question was wrong. */
    regrades(table) {
      id(table)
      belongsTo(table, 'question_id', { table: 'questions', onDelete: 'RESTRICT' })
      belongsTo(table, 'question_version_id', { table: 'question_versions', onDelete: 'RESTRICT' })
      table.string('reason', 200).notNullable()
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table, { changes: false })
    },

    /** The changes of a regrade in an attempt; `user_papers` has the current result. */
    regraded_papers(table) {
      id(table)
      belongsTo(table, 'regrade_id', { table: 'regrades', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'user_paper_id', { table: 'user_papers', onDelete: 'RESTRICT' })
      // Of 100, in tenths.
      table.integer('old_score_tenths').unsigned().notNullable()
      table.integer('new_score_tenths').unsigned().notNullable()
      table.boolean('old_pass').notNullable()
      table.boolean('new_pass').notNullable()
      timestamps(table, { changes: false })

      table.unique(['regrade_id', 'user_paper_id'])
    },

    /** The day of a learner's examination, and the number of questions per day until then. */
    exam_plans(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
      table.date('exam_on').notNullable()
      table.integer('per_day').unsigned().notNullable()
      table.string('subject_code', 10).nullable()
      timestamps(table)

      table.unique(['user_id'])
    },

    /** When a learner should see a question again. */
    review_cards(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'question_id', { table: 'questions', onDelete: 'CASCADE' })
      table.date('due_on').notNullable()
      // State of the spacing algorithm, as JSON.
      longText(table, 'memory').notNullable()
      timestamps(table)

      table.unique(['user_id', 'question_id'])
      table.index(['user_id', 'due_on'])
    },
  }
}
