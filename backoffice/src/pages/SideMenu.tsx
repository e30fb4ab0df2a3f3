import { usePermissions } from '@refinedev/core'
import { Menu } from 'antd'
import { Link, useLocation } from 'react-router'
import { menuOf } from '../resources/menu'

/** docs/product.md 13.2: what each role finds at the side, in the order of the registered resources. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation()
  const { data: roles = [] } = usePermissions<string[]>({})
  const entries = menuOf(roles)
  const current = entries.find(({ covers }) => covers.some((path) => pathname.startsWith(path)))

  return (
    <Menu
      mode="inline"
      style={{ border: 0 }}
      selectedKeys={current ? [current.list] : []}
      onClick={onChoose}
      items={entries.map(({ list, label, icon }) => ({
        key: list,
        icon,
        label: <Link to={list}>{label}</Link>,
      }))}
    />
  )
}
