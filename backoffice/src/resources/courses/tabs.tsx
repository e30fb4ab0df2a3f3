import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Waiting } from './audit/Waiting'

const admin = {
  '/board/admin/courses': '课程',
  '/board/admin/answers': '问答',
  '/board/admin/course-audit': <Waiting />,
}
const teacher = {
  '/board/teacher/teacher-courses': '课程',
  '/board/teacher/teacher-answers': '问答',
}

/** Specification 2.3 has one entry for what is taught: its courses, and beside them its questions. */
function CatalogueTabs({ paths }: { paths: Record<string, ReactNode> }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <Tabs
      activeKey={pathname}
      onChange={(path) => navigate(path)}
      tabBarStyle={{ margin: 0 }}
      items={Object.entries(paths).map(([key, label]) => ({ key, label }))}
    />
  )
}

export const AdminTabs = () => <CatalogueTabs paths={admin} />
export const TeacherTabs = () => <CatalogueTabs paths={teacher} />
