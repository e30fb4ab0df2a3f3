import { LiveStatus } from '@zhuxue/api/terms/catalogue'
import { studyTexts } from '@zhuxue/api/terms/learning/entitlements'
import { formatClock } from '~/lib/formatClock'
import type { ResponseOf } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'

export type Lesson = NonNullable<ResponseOf<'learning.last_lesson.show'>['lesson']>

/** When everything is finished. */
export const nothingLeft = {
  title: '选一门课开始学习',
  word: '去选课',
  place: '学过的课程在「我的课程」里复习',
  percent: 0,
  href: paths.courses,
} as const

/** Text, progress and link of the lesson that a learner continues with. */
export function lessonText(lesson: Omit<Lesson, 'courseImgUrl'>) {
  const { courseId, courseChapterId, chapterTitle, positionSeconds, videoSeconds } = lesson
  if (lesson.liveStatus === LiveStatus.Started) {
    return { word: studyTexts.enterLive, place: '正在直播', percent: 0, href: paths.watch(courseId) }
  }
  const position = `看到 ${formatClock(positionSeconds)} / ${formatClock(videoSeconds)}`
  return {
    word: lesson.begun ? studyTexts.goOn : studyTexts.begin,
    place: positionSeconds > 0 && videoSeconds > 0 ? `${position} · ${chapterTitle}` : (chapterTitle ?? ''),
    percent: videoSeconds > 0 ? Math.min(100, Math.round((positionSeconds * 100) / videoSeconds)) : 0,
    href: paths.study(courseId, courseChapterId ?? undefined),
  }
}
