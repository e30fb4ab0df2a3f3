import { PathTabs } from '../../../components/tabs/PathTabs'
import { useList } from '@refinedev/core'
import { CourseStatus } from '@zhuxue/api/terms/catalogue'
import { Badge } from 'antd'

const admin = {
  '/board/admin/courses': '课程',
  '/board/admin/answers': '问答',
  '/board/admin/course-audit': <PendingAuditLabel />,
  '/board/admin/synonyms': '搜索同义词',
}
const teacher = { '/board/teacher/teacher-courses': '课程', '/board/teacher/teacher-answers': '问答' }

/** The menu has one entry for courses and Q&A (docs/product.md 13.2). */
export const AdminTabs = () => <PathTabs paths={admin} />
export const TeacherTabs = () => <PathTabs paths={teacher} />

function PendingAuditLabel() {
  const { result } = useList({
    resource: 'courses',
    filters: [{ field: 'courseStatus', operator: 'eq', value: [CourseStatus.Auditing] }],
    pagination: { currentPage: 1, pageSize: 5 },
    queryOptions: { staleTime: 0 },
  })
  const waiting = result.total ?? 0
  return (
    <>
      待审核
      {waiting > 0 && <Badge count={waiting} size="small" style={{ marginInlineStart: 6, boxShadow: 'none' }} />}
    </>
  )
}
