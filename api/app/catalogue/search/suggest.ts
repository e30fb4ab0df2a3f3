import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { havingPairs, joinIds } from '#catalogue/search/candidates'
import { fold } from '#catalogue/synonyms/fold'
import { asTyped, readForms, type Term } from '#catalogue/search/forms'
import { beginningWith, pairsOf } from '#catalogue/search/grams'
import { displayOrder } from '#catalogue/search/matches'
import { searchTerms, SuggestionLimit, type CourseType } from '#catalogue/terms'
import { wordsBeginning } from '#catalogue/synonyms/words_beginning'
import { openToAll } from '#catalogue/visibility'
import { likeContains } from '#core/query_rules'

type Query = DatabaseQueryBuilderContract<any>

export interface Suggestion {
  text: string
  /** Null for a word to search for. */
  courseId: number | null
  courseType: CourseType | null
}

/** So many courses are looked at, however many have what was typed (docs/threats.md T118). */
const mostCandidates = 400

/** Names that everybody may see, and synonyms that find some: never more than are shown. */
export async function suggest(keyword: string): Promise<Suggestion[]> {
  const texts = searchTerms(keyword)
  if (!texts.length) return []
  const [words, courses] = await Promise.all([
    wordsBeginning(fold(texts.join(' '))),
    readForms(texts).then(coursesWith),
  ])
  const found = await Promise.all(words.map(isFound))
  return [
    ...words
      .filter((_, at) => found[at])
      .slice(0, SuggestionLimit.words)
      .map(({ word }) => ({ text: word, courseId: null, courseType: null })),
    ...courses,
  ].slice(0, SuggestionLimit.all)
}

async function coursesWith(terms: Term[]): Promise<Suggestion[]> {
  const [longest] = terms.toSorted((one, other) => shortest(other) - shortest(one))
  const query = db.from('courses')
  joinIds(query, candidates(longest), 'found')
  openToAll(query)
  for (const { forms } of terms) {
    query.where((either) => {
      for (const form of forms) {
        either.orWhereRaw(`courses.folded_name like ? escape '!'`, [likeContains(form)])
      }
    })
  }
  const rows = await query
    .select('courses.id', 'courses.course_name', 'courses.course_type')
    .orderByRaw(displayOrder)
    .limit(SuggestionLimit.all)
  return rows.map((row) => ({ text: row.course_name, courseId: row.id, courseType: row.course_type }))
}

function shortest({ forms }: Term): number {
  return Math.min(...forms.map(({ length }) => length))
}

function candidates(term: Term): Query {
  const ids = term.forms.map((form) =>
    db.from(visible(asTyped(term, form)).limit(mostCandidates).as('some')).select('some.id as id')
  )
  const [found, ...others] = ids
  for (const other of others) found.union(other)
  return found
}

function visible(form: string): Query {
  const pairs = pairsOf(form)
  const entries = pairs.length
    ? havingPairs(pairs)
    : db.from('search_grams as g0').whereBetween('g0.gram', beginningWith(form)).distinct()
  return entries.where('g0.shelf', '>', 0).select('g0.course_id as id')
}

/** By its pairs alone: a suggestion may promise too much, if seldom. */
async function isFound({ forms }: { forms: string[] }): Promise<boolean> {
  const rows = await Promise.all(forms.map((form) => visible(form).first()))
  return rows.some(Boolean)
}
