import app from '@adonisjs/core/services/app'
import Course from '#catalogue/course'
import { tagsOfChange } from '#catalogue/course_tags'
import { nextDisplayOrder } from '#catalogue/display_order'
import { searchColumns } from '#catalogue/search/searched_text'
import {
  CourseStatus,
  CourseTag,
  CourseType,
  isHidden,
  LiveStatus,
  ShippedTypes,
  type CertSubject,
} from '#catalogue/terms'
import type { courseColumns } from '#catalogue/transfer/course_columns'
import { newStreamName } from '#catalogue/videos/stream_name'
import { purgeAfterCommit } from '#core/cache/purge'
import { fromStored } from '#core/time'
import type { TransferRow, WriteContext } from '#core/transfer/kind'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { storeTransferred } from '#media/transfer/transferred_files'

type CourseRow = TransferRow<typeof courseColumns>

/** A course arrives unpublished, whatever it was: an admin publishes it after the usual checks. */
export async function writeCourses(rows: CourseRow[], context: WriteContext): Promise<void> {
  const { trx } = context
  const storage = await app.container.make(ObjectStorage)
  for (const row of rows) {
    const { values } = row
    const courseType = Number(values.course_type) as CourseType
    const course = row.rowId
      ? await Course.query({ client: trx }).where('id', row.rowId).forUpdate().firstOrFail()
      : new Course().merge({ courseOrder: await nextDisplayOrder(trx, courseType) })
    const tags = tagsOf(row)
    course.merge({
      ...attributesOf(row, courseType),
      courseStatus: CourseStatus.Unpublish,
      hidden: isHidden(tags),
      lockVersion: (course.lockVersion ?? 0) + 1,
      formVersion: (course.lockVersion ?? 0) + 1,
    })
    if (values.cover_file) {
      const file = { category: 'image/cover' as const, path: values.cover_file }
      const { key } = await storeTransferred(trx, storage, { ...file, bytes: await context.readFile(file.path) })
      course.coverUrl = storage.publicUrl(key)
    }
    if (courseType === CourseType.Live) {
      course.merge({
        liveStream: course.liveStream ?? newStreamName(),
        liveStatus: course.liveStatus ?? LiveStatus.Unstarted,
      })
    }
    await course.useTransaction(trx).save()
    await replaceTags(course, tags)
    context.done(row, course.id)
    purgeAfterCommit(trx, tagsOfChange([course]))
  }
}

function attributesOf({ values }: CourseRow, courseType: CourseType) {
  const isShipped = ShippedTypes.includes(courseType)
  const isLive = courseType === CourseType.Live
  return {
    courseType,
    courseName: values.course_name,
    ...searchColumns(values.course_name),
    certSubject: values.cert_subject as CertSubject | null,
    requiredCourse: values.required_course,
    priceFen: values.price_yuan,
    originalPriceFen: values.original_price_yuan ?? values.price_yuan,
    discountBp: values.discount ?? 10_000,
    freightFen: isShipped ? (values.freight_yuan ?? 0) : 0,
    courseSeconds: values.course_seconds ?? 0,
    teacherId: values.teacher,
    courseDescription: values.description_html,
    relatedCourseId: values.textbook,
    liveStartsAt: isLive && values.live_starts_at ? fromStored(values.live_starts_at) : null,
    liveSeconds: isLive ? (values.live_seconds ?? 0) : 0,
  }
}

function tagsOf({ values }: CourseRow): string[] {
  const tags = new Set(values.tags ?? [])
  if (values.listed === false) tags.add(CourseTag.Hide)
  return [...tags]
}

async function replaceTags(course: Course, tags: string[]): Promise<void> {
  await course.related('tags').query().delete()
  if (tags.length) await course.related('tags').createMany(tags.map((tag) => ({ tag })))
}
