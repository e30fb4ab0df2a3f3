import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { Dialog } from '~/components/ui/Dialog'
import { EntryFoot } from './EntryFoot'
import styles from './LoginForm.module.css'

type Props = {
  title: string
  yes: string
  wait: string
  busy: boolean
  failed: string | null
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/** The frame of the dialogs beside the login form: fields, what went wrong, cancel and send. */
export function EntryDialog(props: Props) {
  const { title, yes, wait, busy, failed, onSubmit, onClose, children } = props
  const id = useId()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      keepOnBackdrop
      footer={<EntryFoot form={id} busy={busy} yes={yes} wait={wait} onClose={onClose} />}
    >
      <form id={id} className={styles.form} onSubmit={onSubmit} noValidate>
        {children}
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      </form>
    </Dialog>
  )
}
