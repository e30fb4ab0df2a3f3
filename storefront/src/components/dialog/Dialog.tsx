import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import styles from './Dialog.module.css'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  size?: 'small' | 'medium' | 'wide' | 'stage'
  /** A stray click does not close a dialog in the middle of a payment. */
  stayOpenOnBackdropClick?: boolean
  /** The dialog opened without a press: screen readers announce it with the element of this id. */
  alertText?: string
}

/**
 * The browser traps the focus and restores it; `startOf` chooses where it begins, because `autoFocus` runs too early.
 */
export function Dialog(props: Props) {
  const { title, onClose, children, footer, size = 'medium', stayOpenOnBackdropClick, alertText } = props
  const box = useRef<HTMLDialogElement>(null)
  const start = useRef<HTMLElement | null>(null)

  // Before the dialog leaves the page: the browser restores the focus only from a dialog that is still in it.
  useLayoutEffect(() => {
    const dialog = box.current
    // Before it opens, so that the browser computes the styles of the page once for both.
    document.documentElement.classList.add('has-dialog')
    dialog?.showModal()
    start.current = focusStart(dialog)
    return () => {
      dialog?.close()
      if (!document.querySelector('dialog[open]')) {
        document.documentElement.classList.remove('has-dialog')
      }
      // The button that opened it may be gone.
      if (document.activeElement === document.body) focusHeading(document, 'h1')
    }
  }, [])

  // Fields of a loading dialog appear later: they are searched until the user moves the focus from a heading or button.
  useEffect(() => {
    const initialFocus = start.current
    if (!initialFocus) return
    const isWaiting = initialFocus === document.activeElement && initialFocus.matches('h2, button')
    // New contents may have taken the focus of a field that is gone.
    const isFocused = document.activeElement !== document.body
    if (!isWaiting && (initialFocus.isConnected || isFocused)) return
    if (findInitialFocus(box.current) !== initialFocus) start.current = focusStart(box.current)
  })

  return (
    <dialog
      ref={box}
      className={`${styles.dialog} ${styles[size]}`}
      aria-label={title}
      role={alertText && 'alertdialog'}
      aria-describedby={alertText}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === box.current && !stayOpenOnBackdropClick) onClose()
      }}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
            <Icon path={icons.close} />
          </button>
        </header>
        <div className={styles.content}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  )
}

function focusStart(dialog: HTMLDialogElement | null) {
  const start = findInitialFocus(dialog)
  start?.focus({ preventScroll: true })
  return start
}

const texts = 'textarea:enabled, input:enabled:not([type=radio], [type=checkbox], [type=file])'
const choices = 'select:enabled, input[type=radio]:checked, input[type=checkbox]:enabled'

/**
 * The initial focus of a dialog: the element with `data-first`, else its first field, its primary button or its
 * heading, never the close button.
 */
function findInitialFocus(dialog: HTMLElement | null): HTMLElement | null {
  if (!dialog) return null
  for (const place of ['[data-first]', texts, choices, '.btn--primary:enabled']) {
    const found = dialog.querySelector<HTMLElement>(place)
    if (found) return found
  }
  return headingOf(dialog, 'h2')
}

function focusHeading(place: ParentNode, heading: string) {
  headingOf(place, heading)?.focus({ preventScroll: true })
}

/** Makes the heading focusable without adding a tab stop. */
function headingOf(place: ParentNode, heading: string) {
  const found = place.querySelector<HTMLElement>(heading)
  if (found) found.tabIndex = -1
  return found
}
