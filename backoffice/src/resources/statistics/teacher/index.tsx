import { BarChartOutlined } from '@ant-design/icons'
import { Role } from '@zhuxue/api/terms/accounts'
import { lazy } from 'react'
import { Navigate } from 'react-router'
import type { Definition } from '../../definition'
import { courseStudyPathOf, ownTeacherPath, teacherRoot } from '../paths'

const TeacherFigures = lazy(() =>
  import('./TeacherFigures').then(({ TeacherFigures }) => ({ default: TeacherFigures }))
)
const CourseStudy = lazy(() => import('../study/CourseStudy').then(({ CourseStudy }) => ({ default: CourseStudy })))

export const teacherFigures: Definition = {
  resource: {
    name: 'teacher-figures',
    list: ownTeacherPath,
    meta: { label: '数据统计', icon: <BarChartOutlined />, menu: ['teacher'], covers: ['/board/teacher/course-study'] },
  },
  screens: [
    {
      path: ownTeacherPath,
      action: 'list',
      element: <TeacherFigures />,
      own: { role: Role.Teacher, others: '/board/admin/teachers' },
    },
    { path: teacherRoot, action: 'show', element: <Navigate to="/board/admin/teachers" replace /> },
    { path: `${teacherRoot}/:teacherId/:teacherName?`, action: 'show', element: <TeacherFigures /> },
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
