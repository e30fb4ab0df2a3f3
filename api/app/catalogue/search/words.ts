import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { hasUnindexed, rarestPair } from '#catalogue/search/candidates'
import { isPair, isReadable, pairsOf } from '#catalogue/search/grams'
import { CourseType } from '#catalogue/terms'
import { likeContains } from '#core/query_rules'

type Query = DatabaseQueryBuilderContract<any>

export interface Word {
  text: string
  teachers: number[]
  /** The index entry alone proves the match; no LIKE needed. */
  provenByIndex: boolean
}

/** Texts that everybody may read. What must be bought is not found. */
export const publicText = `(courses.course_type = ${CourseType.Article}
  or (courses.course_type = ${CourseType.Answer} and courses.price_fen = 0))`

/** Chinese has no case, and folding ten thousand texts costs more than comparing them. */
export function like(column: string, word: string): string {
  const cased = word.toLowerCase() !== word.toUpperCase()
  return cased ? `lower(${column}) like lower(?) escape '!'` : `${column} like ? escape '!'`
}

export function compare(query: Query, words: Word[]): void {
  for (const { text, teachers, provenByIndex } of words) {
    if (provenByIndex) continue
    query.where((either) => {
      const pattern = [likeContains(text)]
      either.whereRaw(like('courses.course_name', text), pattern)
      if (teachers.length) either.orWhereIn('courses.teacher_id', teachers)
      if (!isReadable(text)) return
      either.orWhereRaw(`(${publicText} and ${like('courses.course_description', text)})`, pattern)
    })
  }
}

export interface WordsRead {
  words: Word[]
  /** Empty where every word is a single character or may be a teacher's name. */
  pairs: string[]
  someUnindexed: boolean
}

export async function readWords(texts: string[]): Promise<WordsRead> {
  const [named, someUnindexed] = await Promise.all([teachersNamed(texts), hasUnindexed()])
  const words = texts.map((text, at) => ({
    text,
    teachers: named[at],
    provenByIndex: isPair(text) && !named[at].length && !someUnindexed,
  }))
  return { words, pairs: await pairsFor(words), someUnindexed }
}

async function pairsFor(words: Word[]): Promise<string[]> {
  const own = words
    .filter(({ provenByIndex }) => provenByIndex)
    .flatMap(({ text }) => pairsOf(text))
  const others = words.filter(({ provenByIndex, teachers }) => !provenByIndex && !teachers.length)
  const rarest = others.length && (await rarestPair(others.map(({ text }) => text).join(' ')))
  return rarest ? [...new Set([...own, rarest])] : own
}

/** Teachers are few, so they are compared one by one and need no index. */
async function teachersNamed(words: string[]): Promise<number[][]> {
  const has = (word: string, name: string) =>
    db.raw(`case when ${like('users.user_name', word)} then 1 else 0 end as ${name}`, [
      likeContains(word),
    ])
  const rows: Record<string, number>[] = await db
    .from(db.from('courses').distinct('teacher_id').as('teaching'))
    .join('users', 'users.id', 'teaching.teacher_id')
    .where((any) => {
      for (const word of words) any.orWhereRaw(like('users.user_name', word), [likeContains(word)])
    })
    .select('users.id')
    .select(words.map((word, at) => has(word, `w${at}`)))
  return words.map((_, at) => rows.filter((row) => Number(row[`w${at}`])).map(({ id }) => id))
}
