import { CourseStatus } from '@zhuxue/api/terms/catalogue'
import { Button } from 'antd'
import { formPath } from '../publishing/formPath'
import type { Differences } from '../../../lib/apiTypes'
import { ButtonLink } from '../../../components/ButtonLink'

export function AuditActions(props: {
  differences: Differences
  busy: boolean
  onPublish: () => void
  onSendBack: () => void
  onNext: () => void
}) {
  const { differences, busy, onPublish, onSendBack, onNext } = props
  const whole = formPath('courses', differences.courseType, differences.courseId)
  const waits = differences.courseStatus === CourseStatus.Auditing

  return (
    <>
      <ButtonLink to={whole}>查看完整内容</ButtonLink>
      {differences.nextCourseId && <Button onClick={onNext}>{waits ? '跳到下一门' : '审核下一门'}</Button>}
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
