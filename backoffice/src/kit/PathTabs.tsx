import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { activePath } from './activePath'

export function PathTabs({ paths }: { paths: Record<string, ReactNode> }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <Tabs
      activeKey={activePath(Object.keys(paths), pathname)}
      onChange={(path) => navigate(path)}
      tabBarStyle={{ margin: 0 }}
      items={Object.entries(paths).map(([key, label]) => ({ key, label }))}
    />
  )
}
