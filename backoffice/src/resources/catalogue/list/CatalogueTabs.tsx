import { PathTabs } from '../../../kit/PathTabs'
import { PendingAuditLabel } from '../audit/PendingAuditLabel'

const admin = {
  '/board/admin/courses': '课程',
  '/board/admin/answers': '问答',
  '/board/admin/course-audit': <PendingAuditLabel />,
}
const teacher = {
  '/board/teacher/teacher-courses': '课程',
  '/board/teacher/teacher-answers': '问答',
}

/** Specification 2.3 has one entry for what is taught: its courses, and beside them its questions. */
export const AdminTabs = () => <PathTabs paths={admin} />
export const TeacherTabs = () => <PathTabs paths={teacher} />
