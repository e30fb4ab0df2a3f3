import {
  Migration,
  type Tables,
  basisPoints,
  belongsTo,
  fen,
  flag,
  id,
  key,
  longText,
  timestamp,
  seconds,
  timestamps,
} from '../migration.js'

/**
 * Each order of a public list has an index that ends with the list's filter columns, so that a page is found and a
 * total counted without reading courses: by type, and over all types. The schema builder has no descending columns.
 */
const listIndexes = {
  courses_order_index: 'course_type, course_status, course_order desc, id desc, price_fen, hidden',
  courses_newest_index: 'course_type, course_status, published_at, id, price_fen, hidden',
  courses_price_index: 'course_type, course_status, price_fen, id, hidden',
  courses_popular_index: 'course_type, course_status, order_count, id, price_fen, hidden',
  courses_all_order_index: 'course_status, course_order desc, id desc, course_type, price_fen, hidden',
  courses_all_newest_index: 'course_status, published_at, id, course_type, price_fen, hidden',
  courses_all_price_index: 'course_status, price_fen, id, course_type, hidden',
  courses_all_popular_index: 'course_status, order_count, id, course_type, price_fen, hidden',
}

export default class extends Migration {
  protected tables: Tables = {
    /** Everything that is listed: courses, questions and answers, books, notices, live courses. */
    courses(table) {
      id(table)
      table.string('course_name', 1000).notNullable()
      table.smallint('course_type').unsigned().notNullable()
      table.string('course_status', 10).notNullable().defaultTo('unpublish')
      longText(table, 'course_description').nullable()
      table.string('cover_url', 500).nullable()
      table.string('background_color', 20).nullable()
      belongsTo(table, 'teacher_id', { table: 'users', onDelete: 'RESTRICT', nullable: true, indexed: false })
      table.string('teaching_type', 1000).nullable()
      table.string('teaching_addr', 330).nullable()

      fen(table, 'price').defaultTo(0)
      fen(table, 'original_price').defaultTo(0)
      basisPoints(table, 'discount').notNullable().defaultTo(10000)
      fen(table, 'freight').defaultTo(0)

      seconds(table, 'course')
      table.string('cert_subject', 10).nullable()
      table.boolean('required_course').nullable()
      belongsTo(table, 'related_course_id', { table: 'courses', onDelete: 'SET NULL' })
      table.string('live_status', 10).nullable()
      table.string('live_stream', 100).nullable()
      table.string('video_id', 64).nullable().index()
      table.foreign('video_id').references('video_id').inTable('videos').onDelete('RESTRICT')
      // No foreign key: papers reference their course, and SQLite cannot add a key to a table later.
      key(table, 'paper_id').nullable()

      flag(table, 'course_hot')
      flag(table, 'recommended')
      table.integer('course_order').notNullable().defaultTo(0)
      table.integer('order_count').unsigned().notNullable().defaultTo(0)

      timestamp(table, 'published_at')
      timestamp(table, 'submitted_at')
      table.string('sent_back_reason', 500).nullable()
      table.integer('lock_version').unsigned().notNullable().defaultTo(0)
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table)
      // Set when a tag hides the course.
      flag(table, 'hidden')
      // `lock_version` at the last change of the form: a change of a chapter does not invalidate an open form.
      table.integer('form_version').unsigned().notNullable().defaultTo(0)
      // The user and time of the last change, shown to a second user who edits it.
      key(table, 'changed_by').nullable()
      timestamp(table, 'changed_at')
      timestamp(table, 'live_starts_at')
      seconds(table, 'live')
      // The name normalized for the search: one width, one case, digits for numerals.
      table.string('folded_name', 1000).notNullable()
      // The pinyin of each of its characters.
      table.text('syllables').notNullable()
      // No foreign key: policies come later, and SQLite cannot add a key to a table later.
      key(table, 'presence_policy_id').nullable()

      table.index(['teacher_id', 'course_status', 'course_order'], 'courses_teacher_index')
      table.index(['cert_subject', 'required_course', 'course_status'], 'courses_subject_index')
      table.index(['recommended', 'course_status', 'course_order'], 'courses_recommended_index')
      table.index(['course_hot', 'course_status', 'course_order'], 'courses_hot_index')
    },

    /** Tags, one row each. */
    course_tags(table) {
      id(table)
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
      table.string('tag', 30).notNullable()

      table.unique(['course_id', 'tag'])
      table.index(['tag', 'course_id'])
    },

    /** Variants of a course, or the contents of a bundle. */
    course_models(table) {
      id(table)
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'model_course_id', { table: 'courses', onDelete: 'RESTRICT' })
      table.string('model_name', 100).notNullable()
      table.integer('position').unsigned().notNullable().defaultTo(0)

      table.unique(['course_id', 'model_course_id'])
    },

    /** Rules 01 to 06 of a course. */
    discount_rules(table) {
      id(table)
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
      table.string('rule_code', 2).notNullable()
      // Null for rule 06, which reduces the total and has no price of its own.
      table.bigInteger('discounted_price_fen').unsigned().nullable()

      table.unique(['course_id', 'rule_code'])
      // A rule price of 0 would give a course away.
      table.check('discounted_price_fen is null or discounted_price_fen >= 1', {}, 'rule_price_from_one_fen')
    },

    /** The tree of chapters with credit time, video and handout. */
    chapters(table) {
      id(table)
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'parent_id', { table: 'chapters', onDelete: 'CASCADE', nullable: true })
      table.string('chapter_title', 50).notNullable()
      table.integer('chapter_order').notNullable().defaultTo(0)
      seconds(table, 'credit')
      table.string('video_id', 64).nullable().index()
      table.foreign('video_id').references('video_id').inTable('videos').onDelete('RESTRICT')
      seconds(table, 'video')
      table.string('chapter_status', 10).notNullable().defaultTo('published')
      table.string('handout_key', 255).nullable()
      table.string('handout_name', 255).nullable()
      table.bigInteger('handout_size').unsigned().nullable()
      // No foreign key, like courses.paper_id.
      key(table, 'paper_id').nullable()
      timestamps(table)
      // A preview that visitors can watch.
      flag(table, 'trial')

      table.index(['course_id', 'parent_id', 'chapter_order'], 'chapters_tree_index')
      // A job queries hourly which stored handouts are in use.
      table.index(['handout_key'], 'chapters_handout_key_index')
    },

    /** The content of a course at each publication, to compare the next one with. */
    course_publications(table) {
      id(table)
      belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
      table.dateTime('published_at').notNullable()
      belongsTo(table, 'published_by', { table: 'users', onDelete: 'SET NULL' })
      longText(table, 'snapshot').notNullable()

      table.index(['course_id', 'id'], 'course_publications_last_index')
    },

    /** Teachers as introduced on the home page; `avatar_url` is null with the picture of the account. */
    teacher_profiles(table) {
      id(table)
      table.string('teacher_name', 20).notNullable()
      table.string('school', 40).notNullable()
      table.string('teacher_title', 40).notNullable()
      table.string('introduction', 500).notNullable()
      table.string('motto', 60).notNullable()
      table.string('avatar_url', 500).nullable()
      table.integer('profile_order').unsigned().notNullable()
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'SET NULL' })
      table.integer('lock_version').unsigned().notNullable().defaultTo(0)
      timestamps(table)
    },

    /** Groups of synonyms for the search. */
    synonym_groups(table) {
      id(table)
      table.integer('lock_version').unsigned().notNullable().defaultTo(0)
      timestamps(table)
    },

    /** `folded` is the normalized word; it is in one group only. */
    synonyms(table) {
      id(table)
      belongsTo(table, 'group_id', { table: 'synonym_groups', onDelete: 'CASCADE' })
      table.integer('place').unsigned().notNullable()
      table.string('word', 20).notNullable()
      table.string('folded', 20).notNullable()
      table.string('syllables', 140).notNullable()

      table.unique(['folded'])
    },
  }

  async up() {
    await super.up()
    for (const [name, columns] of Object.entries(listIndexes)) {
      this.schema.raw(`create index ${name} on courses (${columns})`)
    }
  }
}
