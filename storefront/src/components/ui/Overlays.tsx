import { useEffect } from 'react'
import { useStore } from '~/lib/useStore'
import { Dialog } from './Dialog'
import { Icon } from './Icon'
import { notify, question, toasts, type Toast } from '~/lib/toasts'
import styles from './Overlays.module.css'

const none: Toast[] = []

/** Toasts and yes-or-no questions of the whole page: one island, asked through `notify` and `ask`. */
export default function Overlays() {
  const asked = useStore(question, null)
  const shown = useStore(toasts, none)

  useEffect(() => {
    const farewell = sessionStorage.getItem('zhuxue.farewell')
    if (!farewell) return
    sessionStorage.removeItem('zhuxue.farewell')
    notify(farewell, 'error')
  }, [])

  return (
    <>
      {/* A popover stands in the top layer, so a toast is seen above an open dialog. */}
      <div className={styles.toasts} role="status" aria-live="polite" ref={lift} popover="manual">
        {shown.map((toast) => (
          <p key={toast.id} className={`${styles.toast} ${styles[toast.kind]}`}>
            <Icon name={toast.kind === 'error' ? 'alert' : 'check'} size={18} />
            {toast.text}
          </p>
        ))}
      </div>
      {asked && (
        <Dialog
          title="提示"
          size="small"
          onClose={() => asked.answer(false)}
          footer={
            <>
              <button type="button" className="btn" onClick={() => asked.answer(false)}>
                {asked.no}
              </button>
              <button
                type="button"
                className="btn btn--primary"
                data-first
                onClick={() => asked.answer(true)}
              >
                {asked.yes}
              </button>
            </>
          }
        >
          <p>{asked.text}</p>
          {asked.detail && <p className="muted">{asked.detail}</p>}
        </Dialog>
      )}
    </>
  )
}

/**
 * Shown again with every toast, because the last one shown is the topmost; and at once for one that was
 * said before this island came to life.
 */
function lift(element: HTMLElement | null) {
  if (!element) return
  const raise = () => {
    if (toasts.get().length === 0) return element.hidePopover()
    element.hidePopover()
    element.showPopover()
  }
  return toasts.subscribe(() => queueMicrotask(raise))
}
