import { UserSwitchOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'
import { assignPaths } from '../AssignTabs'

const AssignScreen = lazy(() => import('./assign/AssignScreen').then(({ AssignScreen }) => ({ default: AssignScreen })))
const LearnerImportScreen = lazy(() =>
  import('../learner-import/LearnerImportScreen').then(({ LearnerImportScreen }) => ({ default: LearnerImportScreen }))
)
const UserCourseList = lazy(() => import('./list').then(({ UserCourseList }) => ({ default: UserCourseList })))

/** Assigned courses, and the entitlements from them and from orders (docs/product.md 9.11). */
export const userCourses: Definition = {
  resource: {
    name: 'user-courses',
    list: assignPaths.assign,
    meta: { label: '课程分配', icon: <UserSwitchOutlined />, menu: ['admin'], group: MenuGroup.trade },
  },
  screens: [
    { path: assignPaths.assign, action: 'assign', element: <AssignScreen /> },
    { path: assignPaths.imports, action: 'import', element: <LearnerImportScreen /> },
    { path: assignPaths.userCourses, action: 'list', element: <UserCourseList /> },
  ],
}
