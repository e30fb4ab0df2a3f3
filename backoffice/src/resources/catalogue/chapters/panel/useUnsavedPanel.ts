import { useTranslate } from '@refinedev/core'
import { App } from 'antd'
import { useState } from 'react'
import { useLeaveGuard } from '../../../../kit/dialog/leaveGuards'

/** A drawer that asks before typed text is left. */
export function useUnsavedPanel(onClose: () => void) {
  const { modal } = App.useApp()
  const translate = useTranslate()
  const [dirty, setDirty] = useState(false)
  const unsaved = translate('warnWhenUnsavedChanges')
  useLeaveGuard(dirty ? unsaved : null)

  const close = () => {
    if (!dirty) return onClose()
    modal.confirm({
      title: unsaved,
      okText: '离开',
      cancelText: '继续编辑',
      okButtonProps: { danger: true },
      onOk: onClose,
    })
  }
  return { dirty, setDirty, close }
}
