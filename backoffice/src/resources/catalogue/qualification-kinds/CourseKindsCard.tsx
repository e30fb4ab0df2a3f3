import { CourseType } from '@zhuxue/api/terms/catalogue'
import { Button, Card, ConfigProvider, Form, Skeleton } from 'antd'
import { useState } from 'react'
import { FailedNotice } from '../../../components/FailedNotice'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { CourseKindsDialog } from './CourseKindsDialog'

/** For which qualifications the hours count. Saved at once, also for a published course. */
export function CourseKindsCard({ courseId }: { courseId?: number }) {
  const type = Form.useWatch('courseType')
  if (!courseId || type !== CourseType.FurtherEducation) return null
  return (
    <ConfigProvider componentDisabled={false}>
      <Kinds courseId={courseId} />
    </ConfigProvider>
  )
}

function Kinds({ courseId }: { courseId: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const { query, data } = useApiQuery('GET /api/admin/courses/:id/qualification-kinds', {
    params: { id: courseId },
    queryOptions: { retry: false, staleTime: 0 },
    errorNotification: false,
  })
  const kinds = data?.kinds ?? []
  const chosen = kinds.filter((kind) => kind.chosen)
  const counted = chosen.length ? chosen : kinds.filter((kind) => kind.countsBySubject)
  return (
    <Card
      title="计入的执业证书"
      extra={
        data && (
          <Button type="link" aria-label="修改计入的证书类别" onClick={() => setIsOpen(true)}>
            修改
          </Button>
        )
      }
    >
      {query.error ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 2 }} title={false} />
      ) : (
        <>
          {counted.map(({ kindName }) => kindName).join('、') || '不计入任何证书'}
          <SecondaryText>{chosen.length ? '由管理员指定' : '按课程的专业'}</SecondaryText>
        </>
      )}
      {isOpen && (
        <CourseKindsDialog
          courseId={courseId}
          kinds={kinds}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false)
            void query.refetch()
          }}
        />
      )}
    </Card>
  )
}
