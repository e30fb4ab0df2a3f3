import { LiveStatus } from '@zhuxue/api/terms/catalogue'
import { studyTexts } from '@zhuxue/api/terms/learning/entitlements'
import { formatClock } from '~/lib/formatClock'
import type { ResponseOf } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'

export type Lesson = NonNullable<ResponseOf<'learning.last_lesson.show'>['lesson']>

/** The word, the place and the way to what a learner continues with. */
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
