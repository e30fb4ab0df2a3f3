import db from '@adonisjs/lucid/services/db'
import { fold } from '#catalogue/synonyms/fold'
import { gramsOfName, gramsOfText } from '#catalogue/search/grams'
import { removeSounds, soundsOfName, writeSounds } from '#catalogue/synonyms/sounds'
import { CourseStatus, isHidden, UnpricedTypes, type CourseType } from '#catalogue/terms'
import { hidesDetail } from '#catalogue/visibility'
import { transaction, type Trx } from '#core/transaction'

const courseBatch = 50
const rowBatch = 1000

interface Indexed {
  course_name: string
  course_type: CourseType
  course_status: CourseStatus
  course_description: string | null
  price_fen: number | string
}

/** In the transaction that changed name, text, price, tags or status. Writes only the difference. */
export async function indexCourse(trx: Trx, courseId: number): Promise<void> {
  const course: Indexed | null = await trx
    .from('courses')
    .where('id', courseId)
    .select('course_name', 'course_type', 'course_status', 'course_description', 'price_fen')
    .forUpdate()
    .first()
  if (!course) return

  const tags = await trx.from('course_tags').where('course_id', courseId).select('tag')
  const hidden = isHidden(tags.map(({ tag }) => tag))
  const open = course.course_status === CourseStatus.Published && !hidden
  await writeGrams(trx, courseId, gramsOf(course), open ? course.course_type : 0)
  await writeSounds(trx, soundsOfName(course.course_name))
  const foldedName = fold(course.course_name)
  await trx.from('courses').where('id', courseId).update({ hidden, folded_name: foldedName })
}

async function writeGrams(trx: Trx, courseId: number, wanted: Set<string>, shelf: number) {
  const rows = await trx.from('search_grams').where('course_id', courseId).select('gram')
  const stored = new Set<string>(rows.map(({ gram }) => gram))
  await remove(trx, courseId, [...stored.difference(wanted)])
  await trx.from('search_grams').where('course_id', courseId).whereNot({ shelf }).update({ shelf })
  await add(trx, courseId, [...wanted.difference(stored)], shelf)
}

/** Rebuilds the index in batches; may be interrupted and repeated. */
export async function fillSearchIndex(): Promise<number> {
  const before = await soundedWords()
  let [last, done] = [0, 0]
  for (;;) {
    const query = db.from('courses').where('id', '>', last).orderBy('id').limit(courseBatch)
    const rows: { id: number; name: string }[] = await query.select('id', 'course_name as name')
    if (!rows.length) break

    const ids = rows.map(({ id }) => id)
    await transaction(async (trx) => {
      for (const id of ids) await indexCourse(trx, id)
    })
    for (const { name } of rows) for (const { word } of soundsOfName(name)) before.delete(word)
    last = ids.at(-1)!
    done += ids.length
  }
  await removeSounds([...before])
  return done
}

/** Synonyms keep their sounds whether or not a name has them. */
async function soundedWords(): Promise<Set<string>> {
  const synonyms = db.from('synonyms').select('folded')
  const rows = await db.from('search_sounds').whereNotIn('word', synonyms).select('word')
  return new Set(rows.map(({ word }) => word))
}

function gramsOf(course: Indexed): Set<string> {
  const name = gramsOfName(course.course_name)
  const { course_type: courseType, price_fen: priceFen } = course
  if (!UnpricedTypes.includes(courseType) || hidesDetail({ courseType, priceFen: Number(priceFen) })) return name
  return name.union(gramsOfText(course.course_description ?? ''))
}

async function remove(trx: Trx, courseId: number, grams: string[]): Promise<void> {
  for (const some of batches(grams)) {
    await trx.from('search_grams').where('course_id', courseId).whereIn('gram', some).delete()
  }
}

/** Sorted, so that two writers do not deadlock. */
async function add(trx: Trx, courseId: number, grams: string[], shelf: number): Promise<void> {
  for (const some of batches(grams.sort())) {
    const rows = some.map((gram) => ({ gram, course_id: courseId, shelf }))
    await trx.table('search_grams').multiInsert(rows)
  }
}

function batches(grams: string[]): string[][] {
  return Array.from({ length: Math.ceil(grams.length / rowBatch) }, (_, at) =>
    grams.slice(at * rowBatch, (at + 1) * rowBatch)
  )
}
