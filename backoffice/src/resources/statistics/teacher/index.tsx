import { BarChartOutlined } from '@ant-design/icons'
import { Role } from '@zhuxue/api/terms/accounts'
import { lazy } from 'react'
import { Navigate } from 'react-router'
import type { Definition } from '../../definition'
import { courseStudyPathOf, ownTeacherPath, teacherRoot } from '../paths'

const TeacherStats = lazy(() => import('./TeacherStats').then(({ TeacherStats }) => ({ default: TeacherStats })))
const CourseStudy = lazy(() => import('../study/CourseStudy').then(({ CourseStudy }) => ({ default: CourseStudy })))

export const teacherStats: Definition = {
  resource: {
    name: 'teacher-figures',
    list: ownTeacherPath,
    meta: { label: '数据统计', icon: <BarChartOutlined />, menu: ['teacher'], covers: ['/board/teacher/course-study'] },
  },
  screens: [
    {
      path: ownTeacherPath,
      action: 'list',
      element: <TeacherStats />,
      own: { role: Role.Teacher, others: '/board/admin/teachers' },
    },
    { path: teacherRoot, action: 'show', element: <Navigate to="/board/admin/teachers" replace /> },
    { path: `${teacherRoot}/:teacherId/:teacherName?`, action: 'show', element: <TeacherStats /> },
    {
      path: courseStudyPathOf('teacher', ':courseId'),
      action: 'study',
      element: <CourseStudy key="own" as="teacher" />,
      own: { role: Role.Teacher, others: courseStudyPathOf('admin', ':courseId') },
    },
    {
      path: courseStudyPathOf('admin', ':courseId'),
      action: 'studyOfAny',
      element: <CourseStudy key="any" as="admin" />,
    },
  ],
}
