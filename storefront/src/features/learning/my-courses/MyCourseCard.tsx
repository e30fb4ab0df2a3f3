import { copyText } from '@zhuxue/api/copy-text'
import { MinutesDetail } from '~/components/ui/MinutesDetail'
import { CourseType, LiveStatusText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { courseTypeText, isVideo } from '~/lib/courseTypes'
import { CreditBlocker, CreditBlockerText } from '@zhuxue/api/terms/learning/credit_blockers'
import {
  UserCourseStatus,
  UserCourseStatusText,
  endedText,
  expiryText,
  isExpiringSoon,
} from '@zhuxue/api/terms/learning/entitlements'
import { liveCodeMessages } from '@zhuxue/api/terms/learning/live_codes'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { liveMoment } from '~/lib/liveMoment'
import { CooperativeButton, isCooperative } from '~/features/learning/shared/CooperativeSite'
import { LiveDot } from '~/features/learning/shared/LiveDot'
import { studyAction } from '~/features/learning/shared/studyAction'
import { Picture } from '~/components/ui/Picture'
import { notify } from '~/lib/toasts'
import { ProgressBar } from '~/components/ui/ProgressBar'
import { paths } from '~/lib/paths'
import type { MyCourse } from '~/lib/http/apiTypes'
import styles from './MyCourses.module.css'
import { studyAdvice } from './studyAdvice'

export function MyCourseCard({ course }: { course: MyCourse }) {
  const further = course.courseType === CourseType.FurtherEducation
  const advice = studyAdvice(course)
  const liveTime = liveMoment(course)
  const expired = course.userCourseStatus === UserCourseStatus.Expired
  const studiesElsewhere = !expired && course.liveCode !== null && isCooperative(course)
  const leadsToCourse = expired || studiesElsewhere
  const action = studyAction(course, { begun: course.begun, done: course.studyProgress >= 100 })
  return (
    <article className={`sheet ${styles.card}`} data-off={expired}>
      {course.courseImgUrl ? (
        <Picture
          src={course.courseImgUrl}
          width={200}
          height={112}
          sizes="(max-width: 767px) 116px, 200px"
          widths={[200, 400, 640]}
        />
      ) : (
        <span className={styles.plain}>{courseTypeText(course.courseType)}</span>
      )}
      <div className={styles.body}>
        <h2>{course.courseName}</h2>
        <p className={styles.meta}>
          <span className="tag">{courseTypeText(course.courseType)}</span>
          {further && course.requiredCourse !== null && (
            <span className="tag">{RequiredCourseText[course.requiredCourse as 0 | 1]}</span>
          )}
          {course.hourObstacles.includes(CreditBlocker.NoHours) && (
            <span className="tag tag--quiet" title={CreditBlockerText['no-hours']}>
              不计学时
            </span>
          )}
          {expired && <span className="tag tag--amber">{UserCourseStatusText.expired}</span>}
          {!course.onSale && <span className="tag tag--quiet">已停止销售</span>}
          {action.isRunning && <span className="tag tag--signal">{LiveStatusText.started}</span>}
          {liveTime && <span>{liveTime.text}</span>}
          {course.teacherName && <span>{course.teacherName}</span>}
          {course.assignedBy && <span>由{course.assignedBy}分配</span>}
          {course.expiryDate && (
            <span data-soon={isExpiringSoon(course.daysLeft)}>{expiryText(course.expiryDate, course.daysLeft)}</span>
          )}
          {course.endedOn && <span>{endedText(course.endedOn, course.onSale)}</span>}
        </p>
        {further && (
          <dl className={styles.hours}>
            <MinutesDetail name="总学时" value={course.totalMinutes} />
            <MinutesDetail name="已上传" value={course.uploadedMinutes} />
            <MinutesDetail name="未上传" value={course.notUploadedMinutes} />
            {course.heldMinutes > 0 && <MinutesDetail name="待通过测试" value={course.heldMinutes} />}
          </dl>
        )}
        {isVideo(course.courseType) && (!course.liveStatus || course.begun) && (
          <div className={styles.progress}>
            <ProgressBar label="学习进度" value={course.studyProgress} className={styles.bar} />
            <span>已学 {Math.round(course.studyProgress)}%</span>
          </div>
        )}
        {advice.length > 0 && (
          <ul className={styles.advice}>
            {advice.map(({ text, href }) => (
              <li key={text}>
                {href && !expired && !studiesElsewhere ? (
                  <a className="link" href={href}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.side}>
        {course.liveCode && (
          <button type="button" className="btn btn--small" onClick={() => copy(course.liveCode!)}>
            <Icon path={icons.copy} size={16} />
            直播码 {course.liveCode}
          </button>
        )}
        {studiesElsewhere && <CooperativeButton course={course} />}
        <a
          className={studiesElsewhere || action.isWaiting ? 'btn btn--plain btn--small' : 'btn btn--primary'}
          href={leadsToCourse ? paths.course(course.courseId) : action.href}
          target="_blank"
          rel="noopener"
        >
          {action.isRunning && <LiveDot />}
          {leadsToCourse && isVideo(course.courseType) ? '查看课程' : action.text}
        </a>
        {further && hasMinutes(course) && (
          <a className="btn btn--plain btn--small" href={paths.myCert}>
            学时明细
          </a>
        )}
      </div>
    </article>
  )
}

const hasMinutes = ({ uploadedMinutes, notUploadedMinutes, heldMinutes }: MyCourse) =>
  uploadedMinutes + notUploadedMinutes + heldMinutes > 0

async function copy(text: string) {
  if (await copyText(text)) notify(liveCodeMessages.liveCodeCopied, 'success')
  else notify('复制失败，请长按选择文字后复制', 'error')
}
