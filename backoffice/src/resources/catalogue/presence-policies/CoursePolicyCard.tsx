import { CourseType } from '@zhuxue/api/terms/catalogue'
import { Card, ConfigProvider, Form, Skeleton } from 'antd'
import { useState } from 'react'
import { FailedNotice } from '../../../components/FailedNotice'
import { Select } from '../../../components/fields/Select'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { ButtonLink } from '../../../components/ButtonLink'
import { call } from '../../../providers/api'
import { hourPaths } from '../../certificates/public'
import styles from './Policy.module.css'
import { faceText, promptText } from './policyText'

/** In the list of choices: the course has no policy of its own. */
const ofType = 0

const types: CourseType[] = [CourseType.FurtherEducation, CourseType.Course, CourseType.Live]

/** Saved at once, also for a published course: learners study then. */
export function CoursePolicyCard({ courseId }: { courseId?: number }) {
  const type = Form.useWatch('courseType')
  if (!courseId || !types.includes(type)) return null
  return (
    <ConfigProvider componentDisabled={false}>
      <Card
        title="在学核验"
        extra={
          <ButtonLink type="link" to={hourPaths.presencePolicies}>
            核验规则
          </ButtonLink>
        }
      >
        <Choice courseId={courseId} isFurtherEducation={type === CourseType.FurtherEducation} />
      </Card>
    </ConfigProvider>
  )
}

function Choice({ courseId, isFurtherEducation }: { courseId: number; isFurtherEducation: boolean }) {
  const options = { queryOptions: { retry: false, staleTime: 0 }, errorNotification: false } as const
  const own = useApiQuery('GET /api/admin/courses/:id/presence-policy', { params: { id: courseId }, ...options })
  const all = useApiQuery('GET /api/admin/presence-policies', { queryParams: { page: 1, pageSize: 100 }, ...options })
  const { run, busy } = useApiMutation(null)
  const [requested, setRequested] = useState<number | null>(null)
  const failed = own.query.error ?? all.query.error
  if (failed) return <FailedNotice error={failed} onRetry={() => void own.query.refetch()} />
  if (!own.data || !all.data) return <Skeleton active paragraph={{ rows: 2 }} title={false} />

  const { presencePolicyId, policy } = own.data
  const inherited = isFurtherEducation ? (all.data.defaultPolicyName ?? '不核验') : '不核验'
  const choices = [
    { value: ofType, label: `按课程类别：${inherited}` },
    ...all.data.policies
      .filter(({ current }) => current)
      .map(({ presencePolicyId: value, policyName }) => ({ value, label: policyName })),
  ]

  const change = async (value: number) => {
    setRequested(value)
    const body = { presencePolicyId: value === ofType ? null : value }
    const save = () => call('PUT /api/admin/courses/:id/presence-policy', { params: { id: courseId }, body })
    const response = await run('save', save)
    if (response) await own.query.refetch()
    setRequested(null)
  }

  return (
    <>
      <Select
        aria-label="核验规则"
        style={{ width: '100%' }}
        value={requested ?? presencePolicyId ?? ofType}
        options={choices}
        disabled={busy !== null}
        onChange={(value: number) => void change(value)}
      />
      <div className={styles.chosen}>
        {policy ? `${promptText(policy)}；${faceText(policy)}` : '学习、测试和上传学时都不核验'}
        <SecondaryText>立即生效，不需要保存课程</SecondaryText>
      </div>
    </>
  )
}
