import type Course from '#catalogue/course'
import { snapshotOf, type Snapshot } from '#catalogue/publications/snapshot'
import { RetainedPublications } from '#catalogue/terms'
import { CoursePublicationSchema } from '#core/schema'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

/** The version that readers saw after one publication (docs/decisions/0014). */
export default class Publication extends CoursePublicationSchema {
  static table = 'course_publications'

  static async lastOf(courseId: number, trx?: Trx): Promise<Publication | null> {
    return this.query({ client: trx }).where('courseId', courseId).orderBy('id', 'desc').first()
  }

  get shown(): Snapshot {
    return JSON.parse(this.snapshot)
  }
}

export async function savePublication(trx: Trx, course: Course, publishedBy: number) {
  await write(trx, course, publishedBy)
  const spent = await Publication.query({ client: trx })
    .where('courseId', course.id)
    .orderBy('id', 'desc')
    .offset(RetainedPublications)
    .limit(100)
  for (const one of spent) await one.useTransaction(trx).delete()
}

/** Prices and tags may have changed since the publication; old courses have no publication. */
export async function updateLastPublication(trx: Trx, course: Course): Promise<void> {
  const last = await Publication.lastOf(course.id, trx)
  if (!last) return write(trx, course, null)
  last.snapshot = JSON.stringify(await snapshotOf(trx, course.id))
  await last.useTransaction(trx).save()
}

async function write(trx: Trx, course: Course, publishedBy: number | null): Promise<void> {
  await Publication.create(
    {
      courseId: course.id,
      publishedAt: course.publishedAt ?? now(),
      publishedBy,
      snapshot: JSON.stringify(await snapshotOf(trx, course.id)),
    },
    { client: trx }
  )
}
