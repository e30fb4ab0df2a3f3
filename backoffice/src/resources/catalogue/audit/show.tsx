import { DisconnectOutlined, FileSearchOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import {
  CourseStatus,
  CourseStatusText,
  CourseType,
  ineffectiveRulesText,
  overlongCreditsText,
} from '@zhuxue/api/terms/catalogue'
import { Alert, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useNavigateAfterSave } from '../../../components/dialog/useNavigateAfterSave'
import { Notice } from '../../../components/Notice'
import { Page } from '../../../components/Page'
import { StatusTag } from '../../../components/list/StatusTag'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { courseStatusTone } from '../courses/course'
import { RejectDialog } from '../courses/SendBackDialog'
import { usePublication } from '../publishing/usePublication'
import { auditQueuePath, useDifferences } from './useDifferences'
import { Comparison } from './Comparison'
import { LastRejection } from './LastRejection'
import { BuyerPrices } from '../pricing/BuyerPrices'
import { AuditActions } from './AuditActions'
import type { Differences } from '../../../lib/apiTypes'

interface Props {
  /** Path of the list it is opened from. */
  back?: string
  /** Shows what changed and what it will cost, without commands. */
  isReadOnly?: boolean
}

export function AuditScreen({ back = auditQueuePath, isReadOnly = false }: Props) {
  const { courseId = '' } = useParams()
  return <Audit key={courseId} {...{ courseId, back, isReadOnly }} />
}

function Audit({ courseId, back, isReadOnly }: Required<Props> & { courseId: string }) {
  const { differences, error, isFetching, refetch } = useDifferences(courseId)
  const command = useApiMutation('courses', { onUserError: 'inline' })
  const { busy, userError } = command
  const publication = usePublication('courses', command)
  const [isRejecting, setRejecting] = useState(false)
  const leave = useNavigateAfterSave()
  if (error) return <Failed error={error} back={back} onRetry={() => void refetch()} />
  if (!differences) return <Loading back={back} />

  const onwards = () =>
    leave(differences.nextCourseId ? `${auditQueuePath}/${differences.nextCourseId}` : auditQueuePath)
  const approve = async () => {
    const { courseName, courseType, lockVersion } = differences
    const target = { courseId: differences.courseId, courseName, courseType, lockVersion }
    const done = await publication.publish({ ...target, onDone: onwards })
    if (!done) void refetch()
  }

  return (
    <Page
      title={differences.courseName}
      back={back}
      hint={<StatusTag of={differences.courseStatus} text={CourseStatusText} tone={courseStatusTone} />}
      extra={
        !isReadOnly && (
          <AuditActions
            differences={differences}
            busy={busy !== null || isFetching}
            onPublish={() => void approve()}
            onSendBack={() => setRejecting(true)}
            onNext={onwards}
          />
        )
      }
    >
      {userError && <Alert showIcon type="error" message={userError.message} />}
      {differences.courseStatus !== CourseStatus.Auditing && <NotWaiting differences={differences} />}
      {differences.courseType !== CourseType.Article && (
        <BuyerPrices courseId={differences.courseId} seen={differences.lockVersion} />
      )}
      {differences.ineffectiveRules.length > 0 && (
        <Alert showIcon type="warning" message={ineffectiveRulesText(differences.ineffectiveRules)} />
      )}
      {differences.overlongCredits.length > 0 && (
        <Alert showIcon type="warning" message={overlongCreditsText(differences.overlongCredits)} />
      )}
      <LastRejection courseId={differences.courseId} />
      <Comparison differences={differences} />
      {publication.dialog}
      {isRejecting && (
        <RejectDialog
          courseId={differences.courseId}
          seen={differences.lockVersion}
          resource="courses"
          onClose={() => setRejecting(false)}
          onAnswer={(done) => (done ? onwards() : void refetch())}
        />
      )}
    </Page>
  )
}

function NotWaiting({ differences }: { differences: Differences }) {
  const status = CourseStatusText[differences.courseStatus]
  return <Alert showIcon type="info" message={`课程现在的状态是“${status}”，不在待审核的课程里。`} />
}

function Loading({ back }: { back: string }) {
  return (
    <Page title="课程审核" back={back}>
      <Skeleton active paragraph={{ rows: 10 }} />
    </Page>
  )
}

function Failed({ error, back, onRetry }: { error: HttpError; back: string; onRetry: () => void }) {
  const gone = error.statusCode === 404
  return (
    <Page title="课程审核" back={back}>
      <Notice
        icon={gone ? <FileSearchOutlined /> : <DisconnectOutlined />}
        title={gone ? '课程不存在' : error.message}
        action={!gone && <Button onClick={onRetry}>重新加载</Button>}
      >
        {gone ? '它可能已被删除。' : '数据加载失败，未影响已保存的内容，请重试。'}
      </Notice>
    </Page>
  )
}
