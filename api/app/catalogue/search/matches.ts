import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { havingPairs, narrow, probe, unindexed } from '#catalogue/search/candidates'
import { pairsOf } from '#catalogue/search/grams'
import { compare, like, readWords, type WordsRead, type Word } from '#catalogue/search/words'
import { UnpricedTypes, type CourseType } from '#catalogue/terms'
import { openToAll } from '#catalogue/visibility'
import { likeContains } from '#core/query_rules'

type Query = DatabaseQueryBuilderContract<any>

export const displayOrder = 'courses.course_order desc, courses.id desc'

/** From so many hits on, probing along the display order is cheaper than sorting. */
const manyHits = 300

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

  async counts(): Promise<Map<CourseType, number>> {
    const query = this.#words.every(({ provenByIndex }) => provenByIndex)
      ? havingPairs(this.#pairs).where('g0.shelf', '>', 0).select('g0.shelf as type')
      : this.#found().select('courses.course_type as type')
    const rows = await query.count('* as count').groupBy('type')
    return new Map(rows.map(({ type, count }) => [Number(type), Number(count)])) as never
  }

  /** `place` is 0 for hits whose name has the first word; they come first. */
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
      .select('courses.id', db.raw(named, [likeContains(text)]))
      .orderByRaw(`place, ${displayOrder}`)
  }

  /** Whether all hits have all words in their names: then display order is the order. */
  #isInDisplayOrder(types: readonly CourseType[]): boolean {
    const inNames = !types.some((type) => UnpricedTypes.includes(type))
    const inIndex = !this.#someUnindexed && this.#words.every(({ teachers }) => !teachers.length)
    return inNames && inIndex && this.#pairs.length > 0
  }

  #found(shelves?: readonly CourseType[]): Query {
    const query = db.from('courses')
    const besides = this.#someUnindexed ? [unindexed()] : []
    // A word that is in no teacher's name must be in the index; where all are, one of them will do.
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
