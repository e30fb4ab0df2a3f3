import { App } from 'antd'
import { useEffect } from 'react'
import { onAccountSwitch } from '../providers/otherTabs'

/** Another account signed in in another tab. */
export function AccountSwitchNotice() {
  const { message } = App.useApp()
  useEffect(() => onAccountSwitch((text) => void message.info(text)), [message])
  return null
}
