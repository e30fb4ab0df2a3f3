import {
  DownloadOutlined,
  DownOutlined,
  ExportOutlined,
  IdcardOutlined,
  LogoutOutlined,
  ReadOutlined,
} from '@ant-design/icons'
import { useGetIdentity, useLogout } from '@refinedev/core'
import { LandingPaths, Role, RoleText, messages } from '@zhuxue/api/terms/accounts'
import { ExportsPage } from '@zhuxue/api/terms/exports'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useAllowedActions } from '../components/hooks/useAllowedActions'
import type { LogoutOptions } from '../providers/auth'
import { profilePath } from '../providers/roles'
import type { Staff } from '../providers/session'
import styles from './Shell.module.css'
import { useModal } from '../components/dialog/useModal'

const MessageBell = lazy(() => import('./messages/MessageBell'))

export function AccountMenu() {
  const { data: staff } = useGetIdentity<Staff>()
  const { mutate: logout } = useLogout<LogoutOptions>()
  const modal = useModal()
  const can = useAllowedActions('exports')
  const leave = () =>
    modal.confirm({ title: messages.logout, okText: '退出', cancelText: '取消', onOk: () => logout() })

  const roles = staff?.userRole.map((role) => RoleText[role]).join('、')
  const items = [
    { key: 'who', disabled: true, label: `${staff?.loginName} · ${roles}` },
    { type: 'divider' as const },
    {
      key: 'profile',
      icon: <IdcardOutlined />,
      label: <Link to={profilePath(staff?.userRole ?? [])}>个人信息与密码</Link>,
    },
    ...(can('list')
      ? [{ key: 'exports', icon: <DownloadOutlined />, label: <Link to={ExportsPage}>我的导出</Link> }]
      : []),
    ...(staff?.userRole.includes(Role.User)
      ? [{ key: 'study', icon: <ReadOutlined />, label: <a href={LandingPaths.user}>我的学习</a> }]
      : []),
    { type: 'divider' as const },
    { key: 'leave', icon: <ExportOutlined />, label: '退出后台', onClick: () => logout({ only: 'board' }) },
    { key: 'logout', icon: <LogoutOutlined />, label: '退出登录', onClick: leave },
  ]

  return (
    <div className={styles.account}>
      <Suspense fallback={null}>
        <MessageBell />
      </Suspense>
      <Button type="text" href="/" icon={<ExportOutlined />} aria-label="返回前台">
        <span className={styles.wide}>返回前台</span>
      </Button>
      {/* Inside the sticky header: a menu attached to the body would scroll away. */}
      <Dropdown
        menu={{ items }}
        trigger={['click']}
        placement="bottomRight"
        getPopupContainer={(button) => button.parentElement!}
      >
        <Button
          type="text"
          className={styles.person}
          aria-label={[staff?.userName, roles].filter(Boolean).join(' ') || '账号'}
        >
          <UserAvatar url={staff?.avatarUrl} name={staff?.userName} />
          <span className={styles.userName}>
            {staff?.userName}
            <small>{roles}</small>
          </span>
          <DownOutlined style={{ fontSize: 10 }} />
        </Button>
      </Dropdown>
    </div>
  )
}

/** Not antd's Avatar, which adds its groups and popovers to the first script. */
function UserAvatar({ url, name = '' }: { url?: string | null; name?: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={styles.avatar}>
      {url && url !== failed ? <img src={url} alt="" onError={() => setFailed(url)} /> : name.slice(0, 1)}
    </span>
  )
}
