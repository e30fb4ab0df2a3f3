import { SolutionOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'
import { teacherPaths } from '../teacherPaths'

const TeacherList = lazy(() => import('./list').then(({ TeacherList }) => ({ default: TeacherList })))
const TeacherDetail = lazy(() => import('./detail').then(({ TeacherDetail }) => ({ default: TeacherDetail })))

const list = teacherPaths.accounts
const detail = '/board/admin/teacher-detail'

export const teachers: Definition = {
  resource: {
    name: 'teachers',
    list,
    create: detail,
    edit: `${detail}/:id`,
    meta: {
      label: '讲师管理',
      icon: <SolutionOutlined />,
      menu: ['admin'],
      group: MenuGroup.partners,
      covers: [teacherPaths.profiles, '/board/admin/teacher-statis', '/board/admin/course-study'],
    },
  },
  screens: [
    { path: list, action: 'list', element: <TeacherList /> },
    { path: detail, action: 'create', element: <TeacherDetail /> },
    { path: `${detail}/:id`, action: 'edit', element: <TeacherDetail /> },
  ],
}
