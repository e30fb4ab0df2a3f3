import { useEffect, type ReactNode } from 'react'
import { entitlementMessages } from '@zhuxue/api/terms/learning/entitlements'
import { RichText } from '~/components/rich-text/RichText'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Picture } from '~/components/ui/Picture'
import { access } from '~/features/learning/shared/access'
import { AccessLine } from '~/features/learning/shared/AccessLine'
import CourseTabs from '~/features/learning/shared/CourseTabs'
import { courseTypeText, isBundle } from '~/lib/courseTypes'
import { paths } from '~/lib/paths'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import { useStore } from '~/lib/useStore'
import styles from './OwnedCourse.module.css'
import { useOwnedCourse, type OwnedCourseData } from './useOwnedCourse'

type Props = { courseId: number; autoplay?: boolean; children: ReactNode }

/** The page of an unpublished course, for its owners (docs/product.md 9.3). */
export default function OwnedCourse({ courseId, autoplay, children }: Props) {
  const account = useSession()
  const { held, failed, reload } = useOwnedCourse(courseId, isSignedIn(account) ? account.token : null)

  if (failed) return <FailedState onRetry={reload} />
  if (held === undefined) return <Loading />
  return held ? <Page {...held} autoplay={autoplay} /> : children
}

function Page({ course, chapters, comments, autoplay }: OwnedCourseData & { autoplay?: boolean }) {
  const { courseName, courseImgUrl, courseType, courseDescription, teacherName, models } = course
  const mine = useStore(access, null)
  useEffect(() => {
    document.title = `${courseName} - 筑学`
  }, [courseName])

  return (
    <div className={`wrap ${styles.page}`}>
      <p className={`note note--amber ${styles.banner}`} role="status">
        {mine?.denial ? entitlementMessages.noLongerSoldAndOver : entitlementMessages.noLongerSold}
      </p>
      <div className={styles.top}>
        {courseImgUrl ? (
          <Picture
            src={courseImgUrl}
            width={320}
            height={179}
            sizes="(max-width: 767px) calc(100vw - 32px), 320px"
            eager
          />
        ) : (
          <span className={styles.plain}>{courseTypeText(courseType)}</span>
        )}
        <div className={styles.about}>
          <h1>{courseName}</h1>
          <p className={styles.facts}>
            <span className="tag">{courseTypeText(courseType)}</span>
            {teacherName && <span>{teacherName}</span>}
          </p>
          <AccessLine course={course} />
        </div>
      </div>
      {isBundle(course) && models.length > 0 && (
        <section className={`sheet ${styles.contents}`}>
          <h2>套餐内容</h2>
          <ul>
            {models.map((model) => (
              <li key={model.modelCode}>
                <a href={paths.course(model.modelCode)}>{model.courseName}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div id="study">
        <CourseTabs course={course} chapters={chapters} comments={comments} autoplay={autoplay}>
          {courseDescription ? <RichText html={courseDescription} /> : <EmptyState icon={icons.file} text="暂无介绍" />}
        </CourseTabs>
      </div>
    </div>
  )
}

function Loading() {
  return (
    <div className={`wrap ${styles.page}`} role="status" aria-busy="true" aria-label="正在加载">
      <div className={`skeleton ${styles.skeletonTop}`} />
      <div className={`skeleton ${styles.skeletonTabs}`} />
    </div>
  )
}
