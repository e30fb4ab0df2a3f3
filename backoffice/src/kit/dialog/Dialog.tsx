import { Modal, type ModalProps } from 'antd'
import { useRef, type KeyboardEvent } from 'react'
import styles from './Dialog.module.css'
import { useRestoreFocus } from './useRestoreFocus'

const fields = 'textarea:enabled, input:enabled:not([type=radio], [type=checkbox])'

const openCalendar = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'

function calendarFirst(event: KeyboardEvent) {
  if (event.key === 'Escape' && document.querySelector(openCalendar)) event.stopPropagation()
}

/**
 * A dialog that is open as long as it is drawn: `{asked && <Dialog …/>}`. The focus goes to its first field (an
 * `autoFocus` comes too early: the dialog is not in the page yet), and back to what opened it.
 */
export function Dialog({ children, afterOpenChange, ...props }: Omit<ModalProps, 'open'>) {
  useRestoreFocus()
  const body = useRef<HTMLDivElement>(null)
  const opened = (open: boolean) => {
    const taken = body.current?.contains(document.activeElement)
    if (open && !taken) body.current?.querySelector<HTMLElement>(fields)?.focus()
    afterOpenChange?.(open)
  }
  return (
    <Modal open afterOpenChange={opened} {...props}>
      <div ref={body} className={styles.body} onKeyDown={calendarFirst}>
        {children}
      </div>
    </Modal>
  )
}
