import { usePermissions } from '@refinedev/core'
import { Menu, type MenuProps } from 'antd'
import { Link, useLocation } from 'react-router'
import { inGroups, menuOf, type EntryGroup } from '../resources/menu'
import styles from './SideMenu.module.css'

/** docs/product.md 13.2: the menu of each role, in the order of the registered resources. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation()
  const { data: roles = [] } = usePermissions<string[]>({})
  const entries = menuOf(roles)
  const current = entries.find(({ covers }) => covers.some((path) => pathname.startsWith(path)))

  return (
    <Menu
      mode="inline"
      className={styles.menu}
      style={{ border: 0 }}
      selectedKeys={current ? [current.list] : []}
      onClick={onChoose}
      items={inGroups(entries).flatMap(itemsOf)}
    />
  )
}

function itemsOf({ group, entries }: EntryGroup): NonNullable<MenuProps['items']> {
  const items = entries.map(({ list, label, icon }) => ({ key: list, icon, label: <Link to={list}>{label}</Link> }))
  return group ? [{ type: 'group', key: group, label: group, children: items }] : items
}
