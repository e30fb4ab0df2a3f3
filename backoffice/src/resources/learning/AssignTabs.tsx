import { PathTabs } from '../../components/tabs/PathTabs'

/** The screen of docs/product.md 13.10; the menu leads to its first tab. */
export const assignPaths = {
  assign: '/board/admin/admin-assign-users',
  userCourses: '/board/admin/admin-assign-users/user-courses',
  videos: '/board/admin/admin-assign-users/cloud-videos',
}

const tabs = { [assignPaths.assign]: '分配课程', [assignPaths.userCourses]: '学员课程', [assignPaths.videos]: '云视频' }

export const AssignTabs = () => <PathTabs paths={tabs} />
