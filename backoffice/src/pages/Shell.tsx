import { MenuOutlined } from '@ant-design/icons'
import { Authenticated, useGetIdentity } from '@refinedev/core'
import { Button, Layout } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { Mark } from '../components/Brand'
import { DeferredRender } from './DeferredRender'
import { SideDrawer } from '../components/dialog/SideDrawer'
import { useMinWidth } from '../components/hooks/useMinWidth'
import { UnsavedGuard } from '../components/dialog/UnsavedGuard'
import { enrolPath, newPasswordPath } from '../providers/roles'
import type { Staff } from '../providers/session'
import { AccountMenu } from './AccountMenu'
import { ConfirmIdentity } from './confirmIdentity/ConfirmIdentity'
import { IdleLogout } from './IdleLogout'
import { PaletteButton } from './command-palette/PaletteButton'
import { SideMenu } from './SideMenu'
import styles from './Shell.module.css'
import { useCollapsedMenu } from './useCollapsedMenu'

export function AppShell() {
  return (
    <Authenticated key="board" appendCurrentPathToQuery={false}>
      <Ready>
        <DeferredRender>
          <Board />
        </DeferredRender>
        <UnsavedGuard />
        <IdleLogout />
        <ConfirmIdentity />
      </Ready>
    </Authenticated>
  )
}

/** Required steps (new password, second factor) come first; the server would reject every other call. */
function Ready({ children }: { children: ReactNode }) {
  const { data: staff } = useGetIdentity<Staff>()
  const { pathname, search } = useLocation()
  if (!staff) return null
  const here = pathname + search
  if (staff.mustChangePassword) return <Navigate to={newPasswordPath(staff.userRole, here)} replace />
  if (staff.mustEnrolSecondFactor) return <Navigate to={enrolPath(staff.userRole, here)} replace />
  return children
}

function Board() {
  const narrow = !useMinWidth('lg')
  const [open, setOpen] = useState(false)
  const [isFolded, setFolded] = useCollapsedMenu(!useMinWidth('xl'))

  return (
    <Layout className={styles.board}>
      {!narrow && (
        <Layout.Sider
          width={216}
          collapsedWidth={64}
          collapsed={isFolded}
          trigger={null}
          className={isFolded ? `${styles.sider} ${styles.folded}` : styles.sider}
        >
          <Name />
          <SideMenu />
        </Layout.Sider>
      )}
      <Layout>
        <Layout.Header className={styles.header}>
          {!narrow && (
            <Button
              type="text"
              icon={<MenuOutlined />}
              aria-label={isFolded ? '展开菜单' : '收起菜单'}
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
            />
          )}
          {narrow && (
            <>
              <Button type="text" icon={<MenuOutlined />} aria-label="打开菜单" onClick={() => setOpen(true)} />
              <Mark size={26} />
            </>
          )}
          <PaletteButton />
          <AccountMenu />
        </Layout.Header>
        <Layout.Content className={styles.content}>
          <Outlet />
        </Layout.Content>
      </Layout>
      {narrow && open && (
        <SideDrawer
          placement="left"
          width={248}
          closable={false}
          aria-label="菜单"
          onClose={() => setOpen(false)}
          styles={{ body: { padding: 0 } }}
        >
          <Name />
          <SideMenu onChoose={() => setOpen(false)} />
        </SideDrawer>
      )}
    </Layout>
  )
}

function Name() {
  return (
    <Link to="/board/admin" className={styles.name} aria-label="筑学管理台">
      <Mark />
      <span>
        筑学<small>管理台</small>
      </span>
    </Link>
  )
}
