// oxlint-disable-next-line no-restricted-imports -- the only place that may
import { Drawer, type DrawerProps } from 'antd'
import { useRef } from 'react'
import { fieldIn, headingIn, shownIn, useInitialFocus } from './useInitialFocus'
import { useRestoreFocus } from './useRestoreFocus'

interface Props extends Omit<DrawerProps, 'open'> {
  /** The focus goes to the first field instead of the heading. */
  isForm?: boolean
}

/** A drawer that is open while it is rendered, as a `Dialog` is; it returns the focus to its opener. */
export function SideDrawer({ isForm, afterOpenChange, children, ...props }: Props) {
  useRestoreFocus()
  const body = useRef<HTMLDivElement>(null)
  const find = () => {
    const drawer = body.current?.closest<HTMLElement>('.ant-drawer')
    return (
      (isForm ? fieldIn(body.current) : null) ??
      headingIn(drawer, '.ant-drawer-title') ??
      shownIn(drawer, 'a[href], button')
    )
  }
  const opened = useInitialFocus(body, { find, afterOpenChange })
  return (
    <Drawer open afterOpenChange={opened} {...props}>
      <div ref={body} style={{ display: 'contents' }}>
        {children}
      </div>
    </Drawer>
  )
}
