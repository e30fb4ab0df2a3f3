import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { kindWords, publicText, searchedText, type Searched } from '#catalogue/search/searched_text'
import { withoutPunctuation } from '#catalogue/synonyms/normalize'
import type { CourseType } from '#catalogue/terms'
import { publicOnly } from '#catalogue/visibility'
import { ShortSeconds } from '#core/cache/freshness'
import { MemoryCache } from '#core/cache/memory_cache'
import { getOrFail } from '#core/get_or_fail'

export interface PinyinName {
  /** Normalized. */
  name: string
  /** One entry for each character of `name`: see `syllablesOf`. */
  syllables: string
  /** `syllables` without spaces. */
  sound: string
  /** One letter for each character of `name`. */
  initials: string
}

export interface CourseText extends PinyinName {
  id: number
  type: CourseType
  /** `name` without punctuation. */
  bareName: string
  /** Folded, without punctuation: names of teachers and public texts. */
  text: string
  /** Words for its kind, specialty and price. */
  kinds: string[]
}

export interface Synonym extends PinyinName {
  word: string
  /** Normalized words of the group, including this one. */
  groupWords: string[]
}

export interface SearchTexts {
  /** Courses visible to every visitor, in display order. */
  courses: CourseText[]
  /** By their normalized words. */
  synonyms: Map<string, Synonym>
}

interface Listed {
  id: number
  version: number
  updatedAt: string | null
  teacherName: string | null
}

const batchSize = 500

/** Cached courses, with the stamp of their row when they were read. */
const readBefore = new MemoryCache<{ stamp: string; course: CourseText }, number>({
  maxSize: 100_000,
  tagsOf: () => [],
})

const cache = new MemoryCache<SearchTexts>({
  maxSize: 1,
  tagsOf: () => ['courses', 'teachers', 'synonyms'],
  maxAgeMs: () => ShortSeconds * 1_000,
})

/** One read at a time: callers during a read share the next one, which is not older than their query. */
let running: Promise<unknown> = Promise.resolve()
let next: Promise<SearchTexts> | null = null

export async function searchTexts(): Promise<SearchTexts> {
  return (await cache.getOrLoad('all', readNext))!
}

function readNext(): Promise<SearchTexts> {
  next ??= running.then(() => {
    next = null
    return read(db.connection())
  })
  running = next.catch(() => {})
  return next
}

/** Loads only new and changed courses in full. */
async function read(client: QueryClientContract): Promise<SearchTexts> {
  const listed: Listed[] = await publicOnly(client.from('courses'))
    .leftJoin('users', 'users.id', 'courses.teacher_id')
    .orderByRaw('courses.course_order desc, courses.id desc')
    .select('courses.id', 'courses.lock_version as version', 'courses.updated_at as updatedAt')
    .select('users.user_name as teacherName')
  const known = new Map<number, CourseText>()
  const changed = new Map<number, string>()
  for (const row of listed) {
    const stamp = [row.version, row.updatedAt, row.teacherName].join(' ')
    const before = readBefore.get(row.id)
    if (before?.stamp === stamp) known.set(row.id, before.course)
    else changed.set(row.id, stamp)
  }
  const ids = [...changed.keys()]
  for (let from = 0; from < ids.length; from += batchSize) {
    for (const course of await readCourses(client, ids.slice(from, from + batchSize))) {
      known.set(course.id, course)
      readBefore.set(course.id, { stamp: getOrFail(changed, course.id), course })
    }
  }
  const courses = listed.flatMap(({ id }) => known.get(id) ?? [])
  return { courses, synonyms: await readSynonyms(client) }
}

type CourseRow = Searched & Omit<CourseText, 'sound' | 'initials' | 'bareName' | 'text' | 'kinds'>

async function readCourses(client: QueryClientContract, ids: number[]): Promise<CourseText[]> {
  const rows: CourseRow[] = await client
    .from('courses')
    .leftJoin('users', 'users.id', 'courses.teacher_id')
    .whereIn('courses.id', ids)
    .select('courses.id', 'courses.course_type as type', 'courses.folded_name as name')
    .select('courses.required_course as required', 'courses.cert_subject as subject')
    .select('courses.price_fen as priceFen', 'courses.paper_id as paperId')
    .select('courses.syllables', 'users.user_name as teacherName', client.raw(publicText))
  return rows.map((row) => {
    const { id, type, name, syllables } = row
    const texts = { bareName: withoutPunctuation(name), text: searchedText(row), kinds: kindWords(row) }
    return { id, type, ...toPinyinName(name, syllables), ...texts }
  })
}

async function readSynonyms(client: QueryClientContract): Promise<Map<string, Synonym>> {
  const rows: { word: string; folded: string; syllables: string; groupId: number }[] = await client
    .from('synonyms')
    .orderBy('place')
    .orderBy('id')
    .select('word', 'folded', 'syllables', 'group_id as groupId')
  const groups = Map.groupBy(rows, ({ groupId }) => groupId)
  return new Map(
    rows.map(({ word, folded, syllables, groupId }) => {
      const groupWords = getOrFail(groups, groupId).map((row) => row.folded)
      return [folded, { word, ...toPinyinName(folded, syllables), groupWords }] as const
    })
  )
}

function toPinyinName(name: string, syllables: string): PinyinName {
  const initials = syllables.replace(/(\S)\S* ?/g, '$1')
  return { name, syllables, sound: syllables.replaceAll(' ', ''), initials }
}
