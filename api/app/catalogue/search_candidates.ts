import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { beginningWith, pairsOf, partsOf } from '#catalogue/search_grams'
import type { CourseType } from '#catalogue/terms'

type Query = DatabaseQueryBuilderContract<any>

/**
 * True while some course stands outside the index: one that another hand than the product's wrote. Lists and
 * searches then compare these courses themselves.
 */
export async function hasUnindexed(): Promise<boolean> {
  return (await unindexed().first()) !== null
}

export function unindexed(): Query {
  return db.from('courses').whereNull('hidden').select('id')
}

export function pairsOfAll(words: string[]): string[] {
  return [...new Set(words.flatMap(partsOf).flatMap(pairsOf))]
}

/**
 * Narrows a query over `courses` to those that have the pairs of every word, and to whatever `besides`
 * names. They are more than match, never fewer: whoever asks compares the words. Words of nothing but
 * spaces do not narrow.
 * @param shelves the types that are asked for, where everybody may see them
 */
export function narrow(
  query: Query,
  words: string[],
  { besides = [], shelves }: { besides?: Query[]; shelves?: readonly CourseType[] } = {}
): void {
  const pairs = pairsOfAll(words)
  if (pairs.length && !besides.length) {
    pairs.forEach((pair, at) => joinPair(query, pair, at, 'courses.id'))
    if (shelves) query.whereIn('g0.shelf', [...shelves])
    return
  }
  const [part] = words.flatMap(partsOf)
  if (!part) return
  const found = pairs.length ? havingPairs(pairs).select('g0.course_id as id') : beginning(part)
  for (const other of besides) found.union(other)
  joinIds(query, found, 'found')
}

/** The same for a text that must stand in the name, spaces and all. */
export function narrowToName(query: Query, name: string, someUnindexed: boolean): void {
  narrow(query, [name], { besides: someUnindexed ? [unindexed()] : [] })
}

/** The entries of the first pair, for the courses that have all of them. */
export function havingPairs([first, ...rest]: string[]): Query {
  const query = db.from('search_grams as g0').where('g0.gram', first)
  rest.forEach((pair, at) => joinPair(query, pair, at + 1, 'g0.course_id'))
  return query
}

/** Looks each course up as it comes by in its order, instead of putting all that match in order. */
export function probe(query: Query, words: string[]): void {
  for (const pair of pairsOfAll(words)) {
    query.whereRaw(
      '(select count(*) from search_grams where gram = ? and course_id = courses.id) = 1',
      [pair]
    )
  }
}

/** Joins the rows whose ids another query gives. */
export function joinIds(query: Query, ids: Query, name: string): void {
  const { sql, bindings } = ids.toSQL()
  query.joinRaw(`join (${sql}) as ${name} on ${name}.id = courses.id`, bindings as never)
}

function joinPair(query: Query, pair: string, at: number, course: string): void {
  const table = `g${at}`
  query.joinRaw(
    `join search_grams as ${table} on ${table}.course_id = ${course} and ${table}.gram = ?`,
    [pair]
  )
}

function beginning(character: string): Query {
  return db
    .from('search_grams')
    .whereBetween('gram', beginningWith(character))
    .distinct('course_id as id')
}
