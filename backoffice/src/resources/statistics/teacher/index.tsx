import { BarChartOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Definition } from '../../definition'
import { ownTeacherPath, teacherRoot } from '../paths'

const TeacherFigures = lazy(() =>
  import('./TeacherFigures').then(({ TeacherFigures }) => ({ default: TeacherFigures }))
)

export const teacherFigures: Definition = {
  resource: {
    name: 'teacher-figures',
    list: ownTeacherPath,
    meta: { label: '数据统计', icon: <BarChartOutlined />, menu: ['teacher'] },
  },
  screens: [
    { path: ownTeacherPath, action: 'list', element: <TeacherFigures /> },
    {
      path: `${teacherRoot}/:teacherId/:teacherName?`,
      action: 'show',
      element: <TeacherFigures />,
    },
  ],
}
