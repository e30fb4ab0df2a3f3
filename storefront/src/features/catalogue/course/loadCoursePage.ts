import { CommentsPerPage } from '@zhuxue/api/terms/comments'
import type { APIContext } from 'astro'
import { cachePage } from '~/lib/site/cachePage'
import { api, nullIfMissing } from '~/lib/http/server'
import { parseId } from '~/lib/parseId'
import { isBundle, isFurtherEducation } from '~/lib/courseTypes'

/** Null when no public course has this id. With `parentCourseId` the course is a variant of that course. */
export async function loadCoursePage(page: Pick<APIContext, 'params' | 'url' | 'cache' | 'locals'>) {
  const id = parseId(page.params.course)
  if (!id) return null
  const [found, tree, comments] = await Promise.all([
    nullIfMissing(api.catalogue.courses.show({ params: { id } })),
    nullIfMissing(api.learning.publishedChapters.index({ params: { id } })),
    nullIfMissing(api.comments.index({ query: { courseId: id, pageSize: CommentsPerPage } })),
  ])
  if (!found) return null

  const { course } = found
  const parentId = parseId(page.url.searchParams.get('parentCourseId'))
  const parent = parentId ? await nullIfMissing(api.catalogue.courses.show({ params: { id: parentId } })) : null
  const parentCourse = parent?.course.models.some((model) => model.modelCode === id) ? parent.course : null
  const models = parentCourse && !isBundle(parentCourse) ? parentCourse.models : course.models

  const isCredit = isFurtherEducation(course.courseType)
  const counted = isCredit ? await nullIfMissing(api.certificates.courseKinds.index({ params: { id } })) : null

  const shown = [course, parentCourse, course.relatedCourse].filter((one) => !!one)
  cachePage(
    page,
    shown.map((one) => `course:${one.courseId}`)
  )
  return {
    course,
    chapters: tree?.chapters ?? [],
    comments: { comments: comments?.comments ?? [], total: comments?.total ?? 0 },
    models,
    countsFor: counted?.countsFor ?? [],
    parentCourseId: parentCourse ? parentCourse.courseId : null,
  }
}
