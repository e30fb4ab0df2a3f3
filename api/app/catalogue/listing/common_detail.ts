import db from '@adonisjs/lucid/services/db'
import { tagsOfCourse } from '#catalogue/course_tags'
import { courseDetail } from '#catalogue/listing/course_detail'
import { DetailAccess } from '#catalogue/listing/detail_access'
import { ShortSeconds } from '#core/cache/freshness'
import { MemoryCache } from '#core/cache/memory_cache'

type Detail = Awaited<ReturnType<typeof courseDetail>>

const visitor = { viewer: null, access: new DetailAccess() }

const cache = new MemoryCache<NonNullable<Detail>, number>({
  // Descriptions are long: 200 take a few megabytes.
  maxSize: 200,
  tagsOf: (_, id) => tagsOfCourse(id),
  maxAgeMs: () => ShortSeconds * 1_000,
})

/** The course data that is equal for visitors and learners; null if it depends on the reader. */
export async function cachedCourseDetail(id: number) {
  // A replica could reload the old state after a purge (docs/decisions/0090).
  const found = await cache.getOrLoad(id, () => courseDetail(id, visitor, db.connection()))
  return found?.isWhole ? found.detail : null
}
