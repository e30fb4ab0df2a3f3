import { PathTabs } from '../../../kit/tabs/PathTabs'
import { PendingAuditLabel } from '../audit/PendingAuditLabel'

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
