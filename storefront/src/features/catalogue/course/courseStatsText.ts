import { CourseType, LiveStatus, courseStatTexts } from '@zhuxue/api/terms/catalogue'
import { formatHours } from '~/lib/hours'
import { isVideo } from '~/lib/courseTypes'
import type { CourseDetail } from '~/lib/http/apiTypes'

type CourseData = Pick<
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
export function courseStatsText(course: CourseData, isBundle: boolean): string[] {
  if (!isVideo(course.courseType)) return []
  const { orderCount, publishTime, coursePrice } = course
  return [
    lecturesText(course, isBundle),
    lengthText(course, isBundle),
    orderCount > 0 && courseStatTexts.students(orderCount),
    coursePrice > 0 && courseStatTexts.validity(course.validityDays),
    publishTime && courseStatTexts.updated(publishTime),
  ].filter((text) => typeof text === 'string' && text !== '') as string[]
}

export function lecturesText(course: CourseData, isBundle: boolean): string | null {
  const lectures = shownLectures(course, isBundle)
  return lectures > 0 ? courseStatTexts.lectures(lectures) : null
}

/** Credit of further education, else the length of the videos. */
export function lengthText(course: CourseData, isBundle: boolean): string | null {
  const ofModels = course.models.reduce((sum, { totalTime }) => sum + totalTime, 0)
  const stated = course.totalTime || (isBundle ? ofModels : 0)
  const ofVideos = shownLectures(course, isBundle) > 0 ? course.lectureSeconds / 60 : 0
  const length = stated || (ofVideos >= shortestMinutes ? ofVideos : 0)
  if (length === 0) return null
  const isCredit = course.courseType === CourseType.FurtherEducation && stated > 0
  return isCredit ? formatHours(length) : courseStatTexts.length(length)
}

const shownLectures = (course: CourseData, isBundle: boolean) =>
  hasOwnLectures(course, isBundle) ? course.lectures : 0

/** The videos of a shorter course say nothing about its size. */
const shortestMinutes = 60

/** A live lesson has a recording once it is over; each variant has its own lectures. */
function hasOwnLectures({ courseType, liveStatus, models }: CourseData, isBundle: boolean): boolean {
  if (courseType === CourseType.Live) return liveStatus === LiveStatus.Completed
  return isBundle || models.length === 0
}
