import { Tabs } from 'antd'
import { useLocation, useNavigate } from 'react-router'

/** The screen of specification 2.10; the menu leads to its first tab. */
export const assignPaths = {
  assign: '/board/admin/admin-assign-users',
  rights: '/board/admin/admin-assign-users/user-courses',
  videos: '/board/admin/admin-assign-users/cloud-videos',
}

const tabs = [
  { key: assignPaths.assign, label: '分配课程' },
  { key: assignPaths.rights, label: '学员课程' },
  { key: assignPaths.videos, label: '云视频' },
]

export function AssignTabs() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <Tabs
      activeKey={pathname}
      onChange={(path) => navigate(path)}
      tabBarStyle={{ margin: 0 }}
      items={tabs}
    />
  )
}
