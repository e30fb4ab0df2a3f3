import { HistoryOutlined } from '@ant-design/icons'
import { CourseType } from '@zhuxue/api/terms/catalogue'
import { Button } from 'antd'
import { useState } from 'react'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import type { Course } from '../../../lib/apiTypes'
import { ordersOfCourse } from '../../commerce/public'
import { HistoryDrawer } from '../../objects/public'

type Traced = Pick<Course, 'courseId' | 'courseName' | 'courseType'>

/** History and uses of a notice, an answer or a product, for those who may read the audit log. */
export function HistoryButton({ course: { courseId, courseName, courseType } }: { course: Traced }) {
  const [isOpen, setOpen] = useState(false)
  const canSeeHistory = useAllowedActions('audit-logs')('list')
  if (!canSeeHistory) return null
  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setOpen(true)}>
        历史
      </Button>
      {isOpen && (
        <HistoryDrawer
          object={`course:${courseId}`}
          title={courseName}
          ordersPath={courseType === CourseType.Article ? undefined : ordersOfCourse(courseName)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
