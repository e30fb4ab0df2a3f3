import { Migration, type Table, belongsTo, id, key, seconds, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'chapters'

  protected columns(table: Table) {
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
    // No foreign key, as courses.paper_id.
    key(table, 'paper_id').nullable()
    timestamps(table)

    table.index(['course_id', 'parent_id', 'chapter_order'], 'chapters_tree_index')
  }
}
