import db from '@adonisjs/lucid/services/db'
import { tagsOfCourse } from '#catalogue/course_tags'
import { courseDetail } from '#catalogue/listing/course_detail'
import { DetailAccess } from '#catalogue/listing/detail_access'
import { Kept } from '#core/shelf/kept'

type Detail = Awaited<ReturnType<typeof courseDetail>>

/** Descriptions are long: this many take a few megabytes. */
const most = 200
const visitor = { viewer: null, access: new DetailAccess() }

const kept = new Kept<NonNullable<Detail>>(
  (id) => tagsOfCourse(Number(id)),
  (client, id) => courseDetail(Number(id), visitor, client),
  { most }
)

/** What every visitor and every learner gets of a course; null where it depends on who asks. */
export async function commonDetail(id: number) {
  // A replica would bring the old state back after a purge (docs/decisions/0091).
  const found = await kept.get(db.connection(), String(id))
  return found?.isWhole ? found.detail : null
}
