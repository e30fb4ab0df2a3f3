import { useCallback, type ReactNode } from 'react'
import { CourseType, LiveStatus } from '@zhuxue/api/terms/catalogue'
import { DenialText } from '@zhuxue/api/terms/learning/entitlements'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { FrameBar } from '~/components/frame/FrameBar'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { liveStatusLines } from '~/features/learning/live/liveStatusLines'
import { paths } from '~/lib/paths'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import { useIsPhone } from '~/lib/useIsPhone'
import { StudyLayout } from './StudyLayout'
import { firstPlace } from './studyPlace'
import styles from './StudyPage.module.css'
import { useStudy } from './useStudy'

/** The player with its table of contents and notes (docs/product.md 9.16). */
export default function StudyPage({ courseId }: { courseId: number }) {
  const account = useSession()
  return (
    <div className={`wrap ${styles.page}`}>
      {!isSignedIn(account) && <Heading />}
      <RequireLogin>
        <Study courseId={courseId} />
      </RequireLogin>
    </div>
  )
}

/** Used until a chapter has its own heading. */
function Heading() {
  return (
    <>
      <h1 className="visually-hidden">学习</h1>
      {useIsPhone() && <FrameBar back={paths.myCourse} title="学习" />}
    </>
  )
}

function Study({ courseId }: { courseId: number }) {
  const { data, failure, reload, refreshChapters } = useStudy(courseId)
  const markFinished = useCallback(() => void refreshChapters().catch(() => undefined), [refreshChapters])

  if (failure?.code === '404') {
    return (
      <Headed>
        <EmptyState text="没有找到这门课程">
          <a className="btn btn--primary" href={paths.myCourse}>
            我的课程
          </a>
        </EmptyState>
      </Headed>
    )
  }
  if (!data) {
    return <Headed>{failure ? <FailedState onRetry={reload} /> : <Waiting />}</Headed>
  }

  const { course, access, chapters, progress } = data
  const toCourse = (
    <a className="btn btn--primary" href={paths.course(courseId)}>
      查看课程
    </a>
  )
  if (!access.bought) {
    const message = DenialText[access.denial ?? 'not-bought']
    return (
      <Headed>
        <EmptyState icon={icons.lock} text={message}>
          {toCourse}
        </EmptyState>
      </Headed>
    )
  }
  // Its chapters are its recording.
  if (course.courseType === CourseType.Live && course.liveStatus !== LiveStatus.Completed) {
    return (
      <Headed>
        <EmptyState icon={icons.live} text={liveStatusLines[course.liveStatus ?? LiveStatus.Unstarted]}>
          {toCourse}
        </EmptyState>
      </Headed>
    )
  }
  const first = firstPlace(chapters, progress, window.location.search)
  if (!first) {
    return (
      <Headed>
        <EmptyState icon={icons.course} text="这门课程还没有可以观看的章节">
          {toCourse}
        </EmptyState>
      </Headed>
    )
  }
  return <StudyLayout course={course} chapters={chapters} first={first.courseChapterId} onFinished={markFinished} />
}

const Headed = ({ children }: { children: ReactNode }) => (
  <>
    <Heading />
    {children}
  </>
)

/** A skeleton with the layout of the content. */
function Waiting() {
  return (
    <div className={styles.layout} role="status" aria-busy="true" aria-label="正在加载">
      <div className={`skeleton ${styles.waitingVideo}`} />
      <div className={`skeleton ${styles.waitingSide}`} />
    </div>
  )
}
