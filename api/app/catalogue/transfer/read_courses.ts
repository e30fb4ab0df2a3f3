import app from '@adonisjs/core/services/app'
import Course from '#catalogue/course'
import { CourseTag } from '#catalogue/terms'
import type { courseColumns } from '#catalogue/transfer/course_columns'
import { toStored } from '#core/time'
import type { ReadContext, ReadRow } from '#core/transfer/kind'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { exportFile } from '#media/transfer/transferred_files'

export async function readCourses(
  afterId: number,
  limit: number,
  context: ReadContext
): Promise<ReadRow<typeof courseColumns>[]> {
  const storage = await app.container.make(ObjectStorage)
  const courses = await Course.query({ client: context.client })
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .preload('tags')
  const rows: ReadRow<typeof courseColumns>[] = []
  for (const course of courses) {
    const tags = course.tags.map(({ tag }) => tag)
    const key = course.coverUrl && storage.keyOf(course.coverUrl)
    rows.push({
      id: course.id,
      values: {
        course_name: course.courseName,
        course_type: String(course.courseType),
        cert_subject: course.certSubject,
        required_course: course.requiredCourse === null ? null : Boolean(course.requiredCourse),
        price_yuan: course.priceFen,
        original_price_yuan: course.originalPriceFen,
        discount: course.discountBp,
        freight_yuan: course.freightFen,
        course_seconds: course.courseSeconds,
        teacher: course.teacherId,
        description_html: course.courseDescription,
        cover_file: key ? await exportFile(context, storage, { key, folder: 'covers' }) : null,
        tags: tags.sort(),
        textbook: course.relatedCourseId,
        live_starts_at: course.liveStartsAt && toStored(course.liveStartsAt),
        live_seconds: course.liveSeconds,
        listed: !tags.includes(CourseTag.Hide),
      },
    })
  }
  return rows
}
