import { lazy } from 'react'
import type { Definition } from '../../definition'
import { teacherPaths } from '../teacherPaths'

const TeacherProfileList = lazy(() =>
  import('./list').then(({ TeacherProfileList }) => ({ default: TeacherProfileList }))
)

/** docs/product.md 2.12; reached from the tabs of the teachers. */
export const teacherProfiles: Definition = {
  resource: { name: 'teacher-profiles', list: teacherPaths.profiles, meta: { label: '名师介绍' } },
  screens: [{ path: teacherPaths.profiles, action: 'list', element: <TeacherProfileList /> }],
}
