import { Tabs } from 'antd'
import { useLocation, useNavigate } from 'react-router'

/** Where the screen of specification 2.10 lives; each of its tabs has a path below. */
export const assignPath = '/board/admin/admin-assign-users'

/** The tabs that there are, in their order; the first is where the menu leads. */
export const assignTabs = [{ key: `${assignPath}/cloud-videos`, label: '云视频' }]

export function AssignTabs() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <Tabs
      activeKey={pathname}
      onChange={(path) => navigate(path)}
      tabBarStyle={{ margin: 0 }}
      items={assignTabs}
    />
  )
}
