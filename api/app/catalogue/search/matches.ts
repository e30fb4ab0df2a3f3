import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { havingPairs, havingWord, joinIds, narrow, probe } from '#catalogue/search/candidates'
import { fold } from '#catalogue/synonyms/fold'
import { asTyped } from '#catalogue/search/forms'
import { compare, isPlain, readWords, type WordsRead, type Word } from '#catalogue/search/words'
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

  private constructor(read: WordsRead) {
    this.#words = read.words
    this.#pairs = read.pairs
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

  get words(): readonly Word[] {
    return this.#words
  }

  /** `place` is 0 for hits whose name has the first word, 1 for another form of it; they come first. */
  page(types: readonly CourseType[], total: number): Query {
    if (total > manyHits && this.#isInDisplayOrder(types)) {
      const query = db.from('courses').select('courses.id', db.raw('0 as place'))
      probe(query, this.#pairs)
      return this.#open(query)
        .whereIn('courses.course_type', [...types])
        .orderByRaw(displayOrder)
    }
    const [{ text, forms }] = this.#words
    const has = `courses.folded_name like ? escape '!'`
    const names = [fold(text), ...forms]
    const cases = names.map((_, at) => `when ${has} then ${Math.min(at, 1)}`).join(' ')
    return this.#found(types)
      .whereIn('courses.course_type', [...types])
      .select('courses.id', db.raw(`case ${cases} else 2 end as place`, names.map(likeContains)))
      .orderByRaw(`place, ${displayOrder}`)
  }

  /** Whether all hits have all words in their names: then display order is the order. */
  #isInDisplayOrder(types: readonly CourseType[]): boolean {
    const inNames = !types.some((type) => UnpricedTypes.includes(type))
    return inNames && this.#words.every(isPlain) && this.#pairs.length > 0
  }

  #found(shelves?: readonly CourseType[]): Query {
    const query = db.from('courses')
    // A plain word must be in the index; where there is none, one of the forms of another will do.
    const sure = this.#words.find(isPlain)
    if (sure) narrow(query, { text: sure.forms[0], pairs: this.#pairs }, shelves)
    else {
      const [first] = this.#words
      const word = this.#words.find(({ teachers }) => !teachers.length) ?? first
      const [found, ...others] = word.forms.map((form) => havingWord(asTyped(word, form)))
      for (const other of others) found.union(other)
      if (word.teachers.length) found.union(taughtBy(word.teachers))
      joinIds(query, found, 'found')
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
