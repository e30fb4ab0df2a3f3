import type { HttpError } from '@refinedev/core'
import { Alert, Form, type FormInstance, type FormProps, type ModalProps } from 'antd'
import { useId, type ReactNode } from 'react'
import type { Command } from '../hooks/useApiMutation'
import { useFieldErrors } from '../hooks/useFieldErrors'
import { Dialog } from './Dialog'
import { useFormDraft } from './useFormDraft'
import { useUnsavedChanges } from './useUnsavedChanges'

type Dialogs = Pick<ModalProps, 'title' | 'okText' | 'okButtonProps' | 'width'>
type Forms<V> = Pick<FormProps<V>, 'initialValues' | 'requiredMark'>

interface Props<V> extends Dialogs, Forms<V> {
  /** With `onUserError: 'inline'`: this dialog shows the error. */
  command: { busy: Command['busy']; userError: HttpError | null }
  /** For a caller that watches the fields. */
  form?: FormInstance<V>
  /** What the command will do, shown above the fields. */
  about?: ReactNode
  /** Comes before the error message. */
  errorPrefix?: string
  onSubmit: (values: V) => unknown
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog with one form and one command. Errors are shown at their fields, and below the form if it has no such field.
 * Enter submits. Neither a click outside nor Esc discards typed text.
 */
export function FormDialog<V extends object>(props: Props<V>) {
  const { command, form: externalForm, about, errorPrefix = '', ...some } = props
  const { initialValues, requiredMark, okButtonProps, onSubmit, onClose, children, ...dialog } = some
  const { busy, userError } = command
  const [form] = Form.useForm<V>(externalForm)
  // Filters behind the dialog may have fields of the same name; labels refer to ids.
  const name = useId()
  const formError = useFieldErrors(form, userError)
  const { touch, close } = useUnsavedChanges(onClose)
  useFormDraft({ form, name: String(dialog.title), initial: initialValues as Partial<V>, onRestored: touch })

  return (
    <Dialog
      {...dialog}
      cancelText="取消"
      confirmLoading={busy !== null}
      maskClosable={false}
      okButtonProps={{ ...okButtonProps, htmlType: 'submit', form: name }}
      onCancel={close}
    >
      {about && <p style={{ marginTop: 0 }}>{about}</p>}
      <Form
        id={name}
        form={form}
        name={name}
        layout="vertical"
        initialValues={initialValues}
        requiredMark={requiredMark}
        onValuesChange={touch}
        onFinish={(values) => void onSubmit(values)}
      >
        {children}
      </Form>
      {formError && <Alert type="error" showIcon message={`${errorPrefix}${formError.message}`} />}
    </Dialog>
  )
}
