import { CourseTag, CourseType, CourseTypeText, ShippedTypes, VideoTypes } from '@zhuxue/api/terms/catalogue'

export const isVideo = (courseType: number) => (VideoTypes as readonly number[]).includes(courseType)
export const isShipped = (courseType: number) => (ShippedTypes as readonly number[]).includes(courseType)
export const isFurtherEducation = (courseType: number) => courseType === CourseType.FurtherEducation

/** `courseTags` is a comma-joined list on the wire. */
export function hasTag(course: { courseTags: string | null }, tag: string): boolean {
  return (course.courseTags ?? '').split(',').includes(tag)
}

export const isBundle = (course: { courseTags: string | null }) => hasTag(course, CourseTag.Package)

/** A live lesson is watched in its live room, and a bundle is studied in its parts. */
export const hasStudyPage = (course: { courseType: number; courseTags: string | null }) =>
  isVideo(course.courseType) && course.courseType !== CourseType.Live && !isBundle(course)

export const courseTypeText = (courseType: number) => CourseTypeText[courseType as CourseType]
