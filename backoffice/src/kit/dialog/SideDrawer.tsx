import { Drawer, type DrawerProps } from 'antd'
import { useRestoreFocus } from './useRestoreFocus'

/** A drawer that is open as long as it is drawn, as a `Dialog` is: the focus goes back to what opened it. */
export function SideDrawer(props: Omit<DrawerProps, 'open'>) {
  useRestoreFocus()
  return <Drawer open {...props} />
}
