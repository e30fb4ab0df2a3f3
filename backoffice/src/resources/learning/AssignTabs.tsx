import { PathTabs } from '../../components/tabs/PathTabs'

/** The screen of docs/product.md 13.10; the menu leads to its first tab. */
export const assignPaths = {
  assign: '/board/admin/admin-assign-users',
  imports: '/board/admin/admin-assign-users/learner-import',
  userCourses: '/board/admin/admin-assign-users/user-courses',
  videos: '/board/admin/admin-assign-users/cloud-videos',
}

const tabs = {
  [assignPaths.assign]: '分配课程',
  [assignPaths.imports]: '导入学员',
  [assignPaths.userCourses]: '学员课程',
  [assignPaths.videos]: '云视频',
}

/** The upload of a list with this course for the rows without one. */
export const learnerImportPath = (courseId?: number) =>
  courseId ? `${assignPaths.imports}?courseId=${courseId}` : assignPaths.imports

export const AssignTabs = () => <PathTabs paths={tabs} />
