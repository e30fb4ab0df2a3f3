import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { havingPairs, narrow, probe, unindexed } from '#catalogue/search/candidates'
import { pairsOf } from '#catalogue/search/grams'
import { compare, like, readWords, type WordsRead, type Word } from '#catalogue/search/words'
import { UnpricedTypes, type CourseType } from '#catalogue/terms'
import { openToAll } from '#catalogue/visibility'
import { containing } from '#core/query_rules'

type Query = DatabaseQueryBuilderContract<any>

export const displayOrder = 'courses.course_order desc, courses.id desc'

/** From so many hits on it is cheaper to look for those of one page along the shelf than to put all in order. */
const manyHits = 300

/** What everybody may see and what has every word, by the index: counted, and a page at a time. */
export class Matches {
  #words: Word[]
  #pairs: string[]
  #someUnindexed: boolean

  private constructor({ words, pairs, someUnindexed }: WordsRead) {
    this.#words = words
    this.#pairs = pairs
    this.#someUnindexed = someUnindexed
  }

  static async of(texts: string[]): Promise<Matches> {
    return new Matches(await readWords(texts))
  }

  /** How many there are of each type. */
  async counts(): Promise<Map<CourseType, number>> {
    const query = this.#words.every(({ provenByIndex }) => provenByIndex)
      ? havingPairs(this.#pairs).where('g0.shelf', '>', 0).select('g0.shelf as type')
      : this.#found().select('courses.course_type as type')
    const rows = await query.count('* as count').groupBy('type')
    return new Map(rows.map(({ type, count }) => [Number(type), Number(count)])) as never
  }

  /**
   * The ids of a page in their order, with `place`: 0 for those that have the first word in their name, which come
   * before the others.
   * @param total how many there are of these types
   */
  page(types: readonly CourseType[], total: number): Query {
    if (total > manyHits && this.#isInDisplayOrder(types)) {
      const query = db.from('courses').select('courses.id', db.raw('0 as place'))
      probe(query, this.#pairs)
      return this.#open(query)
        .whereIn('courses.course_type', [...types])
        .orderByRaw(displayOrder)
    }
    const [{ text }] = this.#words
    const named = `case when ${like('courses.course_name', text)} then 0 else 1 end as place`
    return this.#found(types)
      .whereIn('courses.course_type', [...types])
      .select('courses.id', db.raw(named, [containing(text)]))
      .orderByRaw(`place, ${displayOrder}`)
  }

  /** True where all hits have all words in their names: then the order is that of the shelf. */
  #isInDisplayOrder(types: readonly CourseType[]): boolean {
    const inNames = !types.some((type) => UnpricedTypes.includes(type))
    const inIndex = !this.#someUnindexed && this.#words.every(({ teachers }) => !teachers.length)
    return inNames && inIndex && this.#pairs.length > 0
  }

  #found(shelves?: readonly CourseType[]): Query {
    const query = db.from('courses')
    const besides = this.#someUnindexed ? [unindexed()] : []
    // A word that is in no teacher's name must stand in the index; where all are, one of them will do.
    const [first] = this.#words
    const sure = this.#words.find(({ teachers }) => !teachers.length)
    if (sure) narrow(query, { text: sure.text, pairs: this.#pairs }, { besides, shelves })
    else {
      const pairs = pairsOf(first.text)
      narrow(
        query,
        { text: first.text, pairs },
        { besides: [taughtBy(first.teachers), ...besides] }
      )
    }
    return this.#open(query)
  }

  #open(query: Query): Query {
    openToAll(query)
    compare(query, this.#words)
    return query
  }
}

function taughtBy(teachers: number[]): Query {
  return db.from('courses').whereIn('teacher_id', teachers).select('id')
}
