import { LiveStatus } from '@zhuxue/api/terms/catalogue'
import { studyTexts } from '@zhuxue/api/terms/learning/entitlements'
import { liveStatusLines } from '~/features/learning/live/liveStatusLines'
import { hasStudyPage, isVideo } from '~/lib/courseTypes'
import type { Course } from '~/lib/http/apiTypes'
import { liveMoment } from '~/lib/liveMoment'
import { paths } from '~/lib/paths'
import { isCooperative } from './CooperativeSite'

export type Studied = Pick<
  Course,
  'courseId' | 'courseType' | 'courseTags' | 'certSubject' | 'liveStatus' | 'liveStartsAt' | 'liveMinutes'
>

interface Progress {
  begun?: boolean
  done?: boolean
  /** Free courses and staff access are watched on the course page. */
  isPreview?: boolean
}

export interface StudyAction {
  text: string
  href: string
  /** The lesson runs now. */
  isRunning: boolean
  /** Nothing can be watched yet: `text` says when. */
  isWaiting: boolean
}

/** The one thing that an owner can do with a course now: its word and where it leads, the same on every page. */
export function studyAction(course: Studied, { begun, done, isPreview }: Progress = {}): StudyAction {
  const { courseId } = course
  const onCoursePage = `${paths.course(courseId)}#study`
  if (course.liveStatus)
    return { ...liveAction(course, isPreview), isRunning: course.liveStatus === LiveStatus.Started }
  const isElsewhere = isPreview || !hasStudyPage(course) || isCooperative(course)
  return {
    text: isVideo(course.courseType) ? studyWord(begun, done) : studyTexts.read,
    href: isElsewhere ? onCoursePage : paths.study(courseId),
    isRunning: false,
    isWaiting: false,
  }
}

function studyWord(begun?: boolean, done?: boolean): string {
  if (done) return studyTexts.again
  return begun ? studyTexts.goOn : studyTexts.begin
}

function liveAction(course: Studied, isPreview?: boolean): Omit<StudyAction, 'isRunning'> {
  const { courseId, liveStatus } = course
  const onCoursePage = `${paths.course(courseId)}#study`
  if (liveStatus === LiveStatus.Started)
    return { text: studyTexts.enterLive, href: paths.watch(courseId), isWaiting: false }
  if (liveStatus === LiveStatus.Completed) {
    return { text: studyTexts.replay, href: isPreview ? onCoursePage : paths.study(courseId), isWaiting: false }
  }
  return { text: liveMoment(course)?.short ?? liveStatusLines.unstarted, href: onCoursePage, isWaiting: true }
}
