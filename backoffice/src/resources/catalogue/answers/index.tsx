import { QuestionCircleOutlined } from '@ant-design/icons'
import { Role } from '@zhuxue/api/terms/accounts'
import { lazy } from 'react'
import { Navigate } from 'react-router'
import type { Definition } from '../../definition'
import { coursePaths } from '../paths'

const AnswerList = lazy(() => import('./list').then(({ AnswerList }) => ({ default: AnswerList })))
const TeacherAnswerList = lazy(() => import('./list').then(({ TeacherAnswerList }) => ({ default: TeacherAnswerList })))
const AnswerDetail = lazy(() => import('./detail').then(({ AnswerDetail }) => ({ default: AnswerDetail })))

const admin = '/board/admin/answers'
const adminDetail = coursePaths.answer
const teacher = '/board/teacher/teacher-answers'
const teacherDetail = '/board/teacher/answer'

/** Where an admin who opens a teacher's screen is redirected. */
const inAdmin = (others: string) => ({ role: Role.Teacher, others })

/** Reached from the tabs of the courses: the menus of docs/product.md 13.2 have no entry for them. */
export const answers: Definition[] = [
  {
    resource: {
      name: 'answers',
      list: admin,
      create: adminDetail,
      edit: `${adminDetail}/:id`,
      meta: { label: '问答管理', icon: <QuestionCircleOutlined /> },
    },
    screens: [
      { path: admin, action: 'list', element: <AnswerList /> },
      { path: adminDetail, action: 'create', element: <AnswerDetail resource="answers" back={admin} /> },
      { path: `${adminDetail}/:id`, action: 'edit', element: <AnswerDetail resource="answers" back={admin} /> },
      { path: '/board/admin/teacher-answers', action: 'list', element: <Navigate to={admin} replace /> },
    ],
  },
  {
    resource: {
      name: 'teacher-answers',
      list: teacher,
      create: teacherDetail,
      edit: `${teacherDetail}/:id`,
      meta: { label: '我的问答', icon: <QuestionCircleOutlined /> },
    },
    screens: [
      { path: teacher, action: 'list', element: <TeacherAnswerList />, own: inAdmin(admin) },
      {
        path: teacherDetail,
        action: 'create',
        element: <AnswerDetail resource="teacher-answers" back={teacher} />,
        own: inAdmin(adminDetail),
      },
      {
        path: `${teacherDetail}/:id`,
        action: 'edit',
        element: <AnswerDetail resource="teacher-answers" back={teacher} />,
        own: inAdmin(`${adminDetail}/:id`),
      },
    ],
  },
]
