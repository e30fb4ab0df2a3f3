import { useId, type ComponentProps, type SyntheticEvent } from 'react'
import { Dialog } from './Dialog'

type Props = Omit<ComponentProps<typeof Dialog>, 'footer'> & {
  submitText: string
  busyText?: string
  busy: boolean
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  formClass?: string
}

export function FormDialog(props: Props) {
  const { submitText, busyText = submitText, busy, onSubmit, formClass, children, ...dialog } = props
  const id = useId()
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <button type="button" className="btn" onClick={dialog.onClose}>
            取消
          </button>
          <button form={id} className="btn btn--primary" data-busy={busy}>
            {busy ? busyText : submitText}
          </button>
        </>
      }
    >
      <form id={id} className={formClass} onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </Dialog>
  )
}
