import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { rarestPair } from '#catalogue/search/candidates'
import { asTyped, readableSpellings, readForms, type Term } from '#catalogue/search/forms'
import { isPair, pairsOf } from '#catalogue/search/grams'
import { CourseType } from '#catalogue/terms'
import { likeContains } from '#core/query_rules'

type Query = DatabaseQueryBuilderContract<any>

export interface Word extends Term {
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

const named = `courses.folded_name like ? escape '!'`

export function compare(query: Query, words: readonly Word[]): void {
  for (const word of words) {
    if (word.provenByIndex) continue
    const texts = readableSpellings(word)
    query.where((either) => {
      for (const form of word.forms) either.orWhereRaw(named, [likeContains(form)])
      if (word.teachers.length) either.orWhereIn('courses.teacher_id', word.teachers)
      if (texts.length) {
        const likes = texts.map((text) => like('courses.course_description', text)).join(' or ')
        either.orWhereRaw(`(${publicText} and (${likes}))`, texts.map(likeContains))
      }
    })
  }
}

export interface WordsRead {
  words: Word[]
  /** Empty where every word is a single character, has several forms or may be a teacher's name. */
  pairs: string[]
}

export async function readWords(texts: string[]): Promise<WordsRead> {
  const terms = await readForms(texts)
  const named = await teachersNamed(terms.map(({ text }) => text))
  const words = terms.map(({ text, forms }, at) => ({
    text,
    forms,
    teachers: named[at],
    provenByIndex: isPair(text) && forms.join() === text && !named[at].length,
  }))
  return { words, pairs: await pairsFor(words) }
}

/** In the index under one form, or nowhere. */
export function isPlain({ forms, teachers }: Word): boolean {
  return forms.length === 1 && !teachers.length
}

async function pairsFor(words: Word[]): Promise<string[]> {
  const own = words.filter(({ provenByIndex }) => provenByIndex).flatMap(({ forms }) => pairsOf(forms[0]))
  const others = words.filter((word) => !word.provenByIndex && isPlain(word))
  const rarest = others.length && (await rarestPair(others.map((word) => asTyped(word, word.forms[0])).join(' ')))
  return rarest ? [...new Set([...own, rarest])] : own
}

/** Teachers are few, so they are compared one by one and need no index. */
async function teachersNamed(words: string[]): Promise<number[][]> {
  const has = (word: string, name: string) =>
    db.raw(`case when ${like('users.user_name', word)} then 1 else 0 end as ${name}`, [likeContains(word)])
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
