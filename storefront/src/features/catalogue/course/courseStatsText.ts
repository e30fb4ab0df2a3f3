import { CourseType, LiveStatus, factTexts } from '@zhuxue/api/terms/catalogue'
import { isVideo } from '~/lib/courseTypes'
import type { CourseDetail } from '~/lib/http/apiTypes'

type Facts = Pick<
  CourseDetail,
  | 'coursePrice'
  | 'totalTime'
  | 'liveStatus'
  | 'orderCount'
  | 'publishTime'
  | 'lectures'
  | 'lectureSeconds'
  | 'validityDays'
> & { courseType: number; models: { totalTime: number }[] }

/** Details for comparing courses, in one line; unknown ones are omitted. */
export function courseStatsText(course: Facts, isBundle: boolean): string[] {
  if (!isVideo(course.courseType)) return []
  const { orderCount, publishTime, coursePrice } = course
  const lectures = hasOwnLectures(course, isBundle) ? course.lectures : 0
  const ofModels = course.models.reduce((sum, { totalTime }) => sum + totalTime, 0)
  const stated = course.totalTime || (isBundle ? ofModels : 0)
  const length = stated || (lectures > 0 ? course.lectureSeconds / 60 : 0)
  const isCredit = course.courseType === CourseType.FurtherEducation && stated > 0
  return [
    lectures > 0 && factTexts.lectures(lectures),
    length > 0 && (isCredit ? factTexts.credit(length) : factTexts.length(length)),
    orderCount > 0 && factTexts.students(orderCount),
    coursePrice > 0 && factTexts.validity(course.validityDays),
    publishTime && factTexts.updated(publishTime),
  ].filter((text) => typeof text === 'string' && text !== '') as string[]
}

/** A live lesson has a recording once it is over; each variant has its own lectures. */
function hasOwnLectures({ courseType, liveStatus, models }: Facts, isBundle: boolean): boolean {
  if (courseType === CourseType.Live) return liveStatus === LiveStatus.Completed
  return isBundle || models.length === 0
}
