import { Tabs } from 'antd'
import { useLocation, useNavigate } from 'react-router'

export const peoplePaths = {
  users: '/board/admin/loginlogs',
  logs: '/board/admin/loginlogs/history',
}

/** Back office 2.10: user management has a tab for the users and one for the login log. */
export function PeopleTabs() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <Tabs
      activeKey={pathname === peoplePaths.logs ? peoplePaths.logs : peoplePaths.users}
      onChange={(path) => navigate(path)}
      tabBarStyle={{ margin: 0 }}
      items={[
        { key: peoplePaths.users, label: '用户' },
        { key: peoplePaths.logs, label: '登录日志' },
      ]}
    />
  )
}
