import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { beginningWith, pairsOf, partsOf } from '#catalogue/search/grams'
import type { CourseType } from '#catalogue/terms'

type Query = DatabaseQueryBuilderContract<any>

/** Counting stops here: rarer pairs exist. */
const frequentPair = 400

/** One pair is enough: the text is compared anyway, and each further pair costs a lookup per course. */
export async function rarestPair(text: string, client: QueryClientContract = db.connection()): Promise<string | null> {
  const pairs = [...new Set(partsOf(text).flatMap(pairsOf))]
  if (pairs.length <= 1) return pairs[0] ?? null

  const counts = pairs.map((pair, at) =>
    db.raw(
      `(select count(*) from (select 1 from search_grams where gram = ? limit ${frequentPair}) as counted) as p${at}`,
      [pair]
    )
  )
  const row: Record<string, number> = await client.query().select(counts).first()
  const countOf = (at: number) => Number(row[`p${at}`])
  return pairs.reduce((rarest, pair, at) => (countOf(at) < countOf(pairs.indexOf(rarest)) ? pair : rarest))
}

/** Finds more than match, never fewer. `shelves` are requested types, where everybody may see them. */
export function narrow(
  query: Query,
  { text, pairs }: { text: string; pairs: string[] },
  shelves?: readonly CourseType[]
): void {
  if (pairs.length) {
    pairs.forEach((pair, at) => joinPair(query, pair, at, 'courses.id'))
    if (shelves) query.whereIn('g0.shelf', [...shelves])
    return
  }
  const [part] = partsOf(text)
  if (part) joinIds(query, beginning(part), 'found')
}

export async function nameNarrowing(text: string, client: QueryClientContract): Promise<(query: Query) => void> {
  const pair = await rarestPair(text, client)
  return (query) => narrow(query, { text, pairs: pair ? [pair] : [] })
}

export function havingPairs([first, ...rest]: string[]): Query {
  const query = db.from('search_grams as g0').where('g0.gram', first)
  rest.forEach((pair, at) => joinPair(query, pair, at + 1, 'g0.course_id'))
  return query
}

/** The ids of more courses than have it, never fewer. */
export function havingWord(word: string): Query {
  const pairs = partsOf(word).flatMap(pairsOf)
  return pairs.length ? havingPairs(pairs).select('g0.course_id as id') : beginning(word)
}

export function probe(query: Query, pairs: string[]): void {
  for (const pair of pairs) {
    query.whereRaw('(select count(*) from search_grams where gram = ? and course_id = courses.id) = 1', [pair])
  }
}

export function joinIds(query: Query, ids: Query, name: string): void {
  const { sql, bindings } = ids.toSQL()
  query.joinRaw(`join (${sql}) as ${name} on ${name}.id = courses.id`, bindings as never)
}

function joinPair(query: Query, pair: string, at: number, course: string): void {
  const table = `g${at}`
  query.joinRaw(`join search_grams as ${table} on ${table}.course_id = ${course} and ${table}.gram = ?`, [pair])
}

function beginning(character: string): Query {
  return db.from('search_grams').whereBetween('gram', beginningWith(character)).distinct('course_id as id')
}
