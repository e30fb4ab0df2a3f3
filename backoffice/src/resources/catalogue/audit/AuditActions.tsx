import { CourseStatus, CourseType } from '@zhuxue/api/terms/catalogue'
import { Button } from 'antd'
import { Link } from 'react-router'
import type { Differences } from '../../../lib/wire'

const forms: Partial<Record<CourseType, string>> = {
  [CourseType.Answer]: '/board/admin/answer',
  [CourseType.Book]: '/board/admin/product',
  [CourseType.Material]: '/board/admin/product',
  [CourseType.Article]: '/board/admin/article',
}

export function AuditActions(props: {
  differences: Differences
  busy: boolean
  onPublish: () => void
  onSendBack: () => void
  onNext: () => void
}) {
  const { differences, busy, onPublish, onSendBack, onNext } = props
  const whole = `${forms[differences.courseType] ?? '/board/admin/course-detail'}/${differences.courseId}`
  const waits = differences.courseStatus === CourseStatus.Auditing

  return (
    <>
      <Link to={whole}>
        <Button>查看完整内容</Button>
      </Link>
      {differences.nextCourseId && (
        <Button onClick={onNext}>{waits ? '跳到下一门' : '审核下一门'}</Button>
      )}
      {waits && (
        <>
          <Button onClick={onSendBack} disabled={busy}>
            退回修改
          </Button>
          <Button type="primary" onClick={onPublish} loading={busy}>
            发布
          </Button>
        </>
      )}
    </>
  )
}
