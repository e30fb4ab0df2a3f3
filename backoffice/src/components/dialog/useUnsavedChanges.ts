import { useTranslate } from '@refinedev/core'
import { useState } from 'react'
import { useLeaveGuard } from './unsavedChangesBlockers'
import { useModal } from './useModal'

/** Asks before typed text is discarded, by the buttons and Esc of a dialog or by navigation. */
export function useUnsavedChanges(onClose?: () => void) {
  const modal = useModal()
  const translate = useTranslate()
  const [dirty, setDirty] = useState(false)
  const unsaved = translate('warnWhenUnsavedChanges')
  useLeaveGuard(dirty ? unsaved : null)

  const leave = (then: () => void) => {
    if (!dirty) return then()
    modal.confirm({
      title: unsaved,
      okText: '离开',
      cancelText: '继续编辑',
      okButtonProps: { danger: true },
      onOk() {
        setDirty(false)
        then()
      },
    })
  }
  return { dirty, setDirty, leave, touch: () => setDirty(true), close: () => leave(() => onClose?.()) }
}
