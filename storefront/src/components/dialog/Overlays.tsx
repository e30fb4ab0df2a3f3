import { useEffect } from 'react'
import { useStore } from '~/lib/useStore'
import { Dialog } from './Dialog'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { OfflineBanner } from './OfflineBanner'
import { notify, question, consumeFlashToast, toasts, type Toast } from '~/lib/toasts'
import styles from './Overlays.module.css'

const noToasts: Toast[] = []

export default function Overlays() {
  const openQuestion = useStore(question, null)
  const shown = useStore(toasts, noToasts)

  useEffect(() => {
    const text = consumeFlashToast()
    if (text) notify(text, 'error')
  }, [])

  return (
    <>
      <OfflineBanner />
      {/* A popover is in the top layer, so a toast is seen above an open dialog. */}
      <div className={styles.toasts} role="status" aria-live="polite" ref={keepOnTop} popover="manual">
        {shown.map((toast) => (
          <p key={toast.id} className={`${styles.toast} ${styles[toast.kind]}`}>
            <Icon path={toast.kind === 'error' ? icons.alert : icons.check} size={18} />
            {toast.text}
            {toast.link && <a href={toast.link.href}>{toast.link.text}</a>}
          </p>
        ))}
      </div>
      {openQuestion && (
        <Dialog
          title={openQuestion.title}
          size="small"
          onClose={() => openQuestion.onAnswer(false)}
          footer={
            <>
              <button type="button" className="btn" onClick={() => openQuestion.onAnswer(false)}>
                {openQuestion.no}
              </button>
              {openQuestion.link && (
                <a className="btn" href={openQuestion.link.href}>
                  {openQuestion.link.text}
                </a>
              )}
              <button type="button" className="btn btn--primary" data-first onClick={() => openQuestion.onAnswer(true)}>
                {openQuestion.yes}
              </button>
            </>
          }
        >
          <p>{openQuestion.text}</p>
          {openQuestion.detail && <p className="muted">{openQuestion.detail}</p>}
        </Dialog>
      )}
    </>
  )
}

/** Reopened with every toast, because the popover opened last is the topmost. */
function keepOnTop(element: HTMLElement | null) {
  if (!element) return
  const raise = () => {
    if (!('popover' in element)) return void import('./raiseInDialog').then((loaded) => loaded.raiseInDialog(element))
    // oxlint-disable no-restricted-properties
    element.hidePopover()
    if (toasts.get().length > 0) element.showPopover()
    // oxlint-enable no-restricted-properties
  }
  return toasts.subscribe(() => queueMicrotask(raise))
}
