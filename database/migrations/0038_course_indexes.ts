import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Every order of a public list has an index that ends with what the list asks besides, so that a page is
 * found and a total counted without reading courses: by type, and over all types.
 */
const indexes = {
  courses_order_index: 'course_type, course_status, course_order desc, id desc, price_fen, hidden',
  courses_newest_index: 'course_type, course_status, published_at, id, price_fen, hidden',
  courses_price_index: 'course_type, course_status, price_fen, id, hidden',
  courses_popular_index: 'course_type, course_status, order_count, id, price_fen, hidden',
  courses_all_order_index:
    'course_status, course_order desc, id desc, course_type, price_fen, hidden',
  courses_all_newest_index: 'course_status, published_at, id, course_type, price_fen, hidden',
  courses_all_price_index: 'course_status, price_fen, id, course_type, hidden',
  courses_all_popular_index: 'course_status, order_count, id, course_type, price_fen, hidden',
  courses_hidden_index: 'hidden',
}
const replaced = {
  courses_list_index: 'course_type, course_status, course_order',
  courses_course_status_course_order_index: 'course_status, course_order',
}

/**
 * `hidden` says that a tag hides the course, and with it that the course stands in `search_grams`. Null, as for
 * what is there already and for whatever another hand writes, it says neither: lists then look at the tags
 * and the search at the course, until a start or `search:reindex` has been by.
 */
export default class extends BaseSchema {
  /** Looks before every step: a run that was killed half-way goes on where it ended. */
  async up() {
    if (!(await this.db.schema.hasColumn('courses', 'hidden'))) {
      this.schema.alterTable('courses', (table) => table.boolean('hidden').nullable())
    }
    const there = await this.#names()
    for (const name of Object.keys(replaced)) if (there.includes(name)) this.#drop(name)
    for (const [name, columns] of Object.entries(indexes)) {
      if (!there.includes(name)) this.#create(name, columns)
    }
  }

  async down() {
    for (const name of Object.keys(indexes)) this.#drop(name)
    for (const [name, columns] of Object.entries(replaced)) this.#create(name, columns)
    this.schema.raw('alter table courses drop column hidden')
  }

  #create(name: string, columns: string) {
    this.schema.raw(`create index ${name} on courses (${columns})`)
  }

  #drop(name: string) {
    this.schema.alterTable('courses', (table) => table.dropIndex([], name))
  }

  async #names(): Promise<string[]> {
    if (this.db.dialect.name === 'mysql') {
      const [rows] = await this.db.rawQuery('show index from courses')
      return rows.map((row: { Key_name: string }) => row.Key_name)
    }
    const rows = await this.db.rawQuery(`pragma index_list('courses')`)
    return rows.map(({ name }: { name: string }) => name)
  }
}
