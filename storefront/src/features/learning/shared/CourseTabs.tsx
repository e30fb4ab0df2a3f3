import { useEffect, useState, type ReactNode } from 'react'
import { CourseType, LiveStatus } from '@zhuxue/api/terms/catalogue'
import { Denial, DenialText } from '@zhuxue/api/terms/learning/entitlements'
import { RichText } from '~/components/rich-text/RichText'
import { panelProps, TabBar } from '~/components/ui/TabBar'
import { notify } from '~/lib/toasts'
import { ensureSignedIn } from '~/lib/session/ensureSignedIn'
import { isSignedIn } from '~/lib/session/session'
import { paths } from '~/lib/paths'
import { isFurtherEducation, isShipped, isVideo } from '~/lib/courseTypes'
import { CommentPanel } from '~/features/comments/shared/CommentPanel'
import { loadApi } from '~/lib/http/loadApi'
import { useStore } from '~/lib/useStore'
import type { Chapter, Comments, Course, CourseDetail } from '~/lib/http/apiTypes'
import { access, usesStudyPage, type Access } from '~/features/learning/course/accessStore'
import { flattenChapters, nextChapter } from '~/features/learning/course/chapters'
import { ChapterTree } from '~/features/learning/course/ChapterTree'
import { CooperativeButton, isCooperative } from './CooperativeSite'
import styles from './CourseTabs.module.css'
import { Exercises } from '~/features/learning/course/Exercises'
import { Handouts } from '~/features/learning/course/Handouts'
import { LiveRoom } from '~/features/learning/live/LiveRoom'
import { useLiveStatus } from '~/features/learning/live/useLiveStatus'
import { openPlayer } from '~/features/learning/playback/openPlayer'
import { PlayerSlot } from '~/features/learning/playback/PlayerSlot'

type Props = {
  course: Course & Pick<CourseDetail, 'hiddenDetail'>
  chapters: Chapter[]
  comments: Comments
  autoplay?: boolean
  /** The public description; never empty, or hydration would differ. */
  children: ReactNode
}

export default function CourseTabs(props: Props) {
  const { course, chapters: publicChapters, comments, autoplay, children } = props
  const tabs = tabsOf(course)
  const [chosen, setChosen] = useState<string | null>(null)
  const [chapters, setChapters] = useState(publicChapters)
  const [description, setDescription] = useState<string | null>(null)
  const [requested, setRequested] = useState<number | null>(null)
  // Before hydration a click would be lost.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const mine = useStore(access, null)
  // Until the server has answered, only free courses are open.
  const bought = mine?.known ? mine.bought : course.coursePrice === 0
  const hidden = course.hiddenDetail && !bought
  // The video for users with access; the description for others.
  const selected = chosen ?? (bought && isVideo(course.courseType) ? '视频' : tabs[0]!)
  const [liveStatus, reloadLiveStatus] = useLiveStatus(course)
  // The chapters of a live course are its recording.
  const isWatchable = liveStatus === null || liveStatus === LiveStatus.Completed

  // The cached page lacks video ids, progress, and the detail of type 5.
  useEffect(() => {
    if (!mine?.bought || !isSignedIn()) return
    const params = { id: course.courseId }
    const loading = loadApi().then(({ api }) => api)
    loading
      .then((api) => api.learning.publishedChapters.index({ params }))
      .then(({ chapters: all }) => setChapters(all))
      .catch(() => undefined)
    if (!course.hiddenDetail) return
    loading
      .then((api) => api.catalogue.courses.show({ params }))
      .then((response) => setDescription(response.course.courseDescription))
      .catch(() => undefined)
  }, [mine?.bought, course.courseId, course.hiddenDetail])

  useEffect(() => {
    const next = nextChapter(chapters)
    if (!autoplay || !isWatchable || !mine?.bought) return
    if (usesStudyPage(mine)) return window.location.replace(paths.study(course.courseId))
    if (next?.chapterVideoId) openPlayer(next)
  }, [autoplay, isWatchable, mine, chapters, course.courseId])

  // A chapter clicked before the responses opens when they arrive.
  useEffect(() => {
    if (requested === null || !mine?.known) return
    if (usesStudyPage(mine)) {
      setRequested(null)
      return window.location.assign(paths.study(course.courseId, requested))
    }
    const chapter = flattenChapters(chapters).find((one) => one.courseChapterId === requested)
    if (mine.bought && !chapter?.chapterVideoId) return
    setRequested(null)
    if (mine.bought) openPlayer(chapter!)
    else notify(DenialText[mine.denial ?? Denial.NotBought], 'error')
  }, [requested, mine, chapters, course.courseId])

  async function watch(chapter: Chapter) {
    if (chapter.isTrial && !bought) return openPlayer(chapter)
    if (!isSignedIn() && course.coursePrice > 0 && !(await ensureSignedIn())) return
    setRequested(chapter.courseChapterId)
  }

  return (
    <div className={styles.tabs}>
      <TabBar label="课程内容" tabs={tabs} selected={selected} onSelect={setChosen} ready={ready} />
      {tabs.map((tab) => (
        <div key={tab} className={styles.panel} {...panelProps(tab)} hidden={tab !== selected}>
          <h2 className="visually-hidden">{tab}</h2>
          {tab === '视频' && (
            <>
              {isCooperative(course) && bought && mine?.reason !== 'staff' && (
                <p className={styles.partner}>
                  本课程在合作院校的学习平台上学习
                  <CooperativeButton course={course} />
                </p>
              )}
              {liveStatus && (
                <LiveRoom
                  course={course}
                  status={liveStatus}
                  ready={ready}
                  hasReplay={nextChapter(chapters) !== undefined}
                  autoplay={autoplay}
                  onClose={reloadLiveStatus}
                  onReplay={() => {
                    reloadLiveStatus()
                    const first = nextChapter(chapters)
                    if (first) void watch(first)
                  }}
                />
              )}
              {isWatchable && (
                <ChapterTree
                  chapters={chapters}
                  open={bought}
                  hidden={hidden}
                  ready={ready}
                  hasTests={isFurtherEducation(course.courseType)}
                  onWatch={watch}
                />
              )}
            </>
          )}
          {(tab === '介绍' || tab === '答案') && (description === null ? children : <RichText html={description} />)}
          {tab === '讲义' && <Handouts course={course} chapters={chapters} bought={bought} hidden={hidden} />}
          {tab === '练习' && <Exercises chapters={chapters} bought={bought} hidden={hidden} />}
          {tab === '评论' && (
            <CommentPanel
              courseId={course.courseId}
              first={comments}
              canComment={mine?.known ? canComment(course, mine) : null}
              open={tab === selected}
            />
          )}
        </div>
      ))}
      <PlayerSlot course={course} onFinished={(done) => setChapters((now) => markDone(now, done))} />
    </div>
  )
}

function tabsOf({ courseType, coursePrice }: Course): string[] {
  if (isVideo(courseType)) {
    const first = coursePrice > 0 ? ['介绍', '视频'] : ['视频', '介绍']
    return [...first, '讲义', '练习', '评论']
  }
  return [courseType === CourseType.Answer ? '答案' : '介绍', '评论']
}

/** Staff did not buy it; only the server knows who bought shipped goods. */
function canComment({ courseType }: Course, { bought, reason }: Access): boolean {
  return isShipped(courseType) || (bought && reason !== 'staff')
}

function markDone(chapters: Chapter[], id: number): Chapter[] {
  return chapters.map((chapter) => ({
    ...chapter,
    studyStatus: chapter.courseChapterId === id ? 1 : chapter.studyStatus,
    children: markDone(chapter.children ?? [], id),
  }))
}
