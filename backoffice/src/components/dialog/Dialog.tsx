// oxlint-disable-next-line no-restricted-imports -- the only place that may
import { Modal, type ModalProps } from 'antd'
import { useRef, type KeyboardEvent } from 'react'
import styles from './Dialog.module.css'
import { fieldIn, headingIn, shownIn, useInitialFocus } from './useInitialFocus'
import { useRestoreFocus } from './useRestoreFocus'

const openCalendar = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'

function calendarFirst(event: KeyboardEvent) {
  if (event.key === 'Escape' && document.querySelector(openCalendar)) event.stopPropagation()
}

/** The first field, else the primary button, else the heading. */
function firstOf(body: HTMLElement | null) {
  const dialog = body?.closest<HTMLElement>('.ant-modal')
  const primary = '.ant-modal-footer .ant-btn-primary:not([disabled])'
  return fieldIn(body) ?? shownIn(dialog, primary) ?? headingIn(dialog, '.ant-modal-title')
}

/**
 * A dialog that is open while it is rendered: `{request && <Dialog …/>}`. It sets the initial focus (`autoFocus` runs
 * before the dialog is in the page) and returns the focus to its opener.
 */
export function Dialog({ children, afterOpenChange, ...props }: Omit<ModalProps, 'open'>) {
  useRestoreFocus()
  const body = useRef<HTMLDivElement>(null)
  const opened = useInitialFocus(body, { find: () => firstOf(body.current), afterOpenChange })
  return (
    <Modal open afterOpenChange={opened} {...props}>
      <div ref={body} className={styles.body} onKeyDown={calendarFirst}>
        {children}
      </div>
    </Modal>
  )
}
