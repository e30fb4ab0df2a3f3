import { useOnError, type HttpError } from '@refinedev/core'
import { messages } from '@zhuxue/api/terms/accounts'
import { Alert, Form, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { Dialog } from '../../components/dialog/Dialog'
import { charactersUpTo } from '../../components/fields/characters'
import { showFieldErrors } from '../../components/fieldErrors'
import { RecoveryCodes } from './RecoveryCodes'

export interface Proof {
  currentPassword: string
  passwd: string
  code: string
  passkeyName: string
}

/** A form in a dialog that closes on success, or first shows new recovery codes. */
export function ProofDialog(props: {
  title: string
  okText: string
  danger?: boolean
  /** Above other dialogs. */
  zIndex?: number
  initial?: Partial<Proof>
  /** The fields and the text above them. */
  children: ReactNode
  /** @returns new recovery codes, if any */
  send: (proof: Proof) => Promise<string[] | null | void>
  onDone: () => void
  onClose: () => void
}) {
  const { title, okText, danger, zIndex, initial, children, send, onDone, onClose } = props
  const [form] = Form.useForm<Proof>()
  const { mutate: onError } = useOnError()
  const [busy, setBusy] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string>()
  const [codes, setCodes] = useState<string[]>()

  const submit = async (proof: Proof) => {
    setBusy(true)
    setErrorMessage(undefined)
    try {
      const fresh = await send(proof)
      if (fresh) setCodes(fresh)
      else onDone()
    } catch (thrown) {
      const error = thrown as HttpError
      onError(error)
      if (!showFieldErrors(form, error)) setErrorMessage(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={codes ? '保存恢复码' : title}
      okText={codes ? '我已保存' : okText}
      okButtonProps={{ danger: danger && !codes }}
      cancelText="取消"
      cancelButtonProps={codes ? { style: { display: 'none' } } : undefined}
      confirmLoading={busy}
      zIndex={zIndex}
      maskClosable={false}
      onOk={codes ? onDone : form.submit}
      onCancel={codes ? onDone : onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <Form
          form={form}
          name="proof"
          layout="vertical"
          requiredMark={false}
          initialValues={initial}
          onFinish={(proof) => void submit(proof)}
        >
          {children}
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </Form>
      )}
      {errorMessage && <Alert type="error" showIcon message={errorMessage} role="alert" />}
    </Dialog>
  )
}

export function PasswordField(props: { name?: 'currentPassword' | 'passwd'; label?: string }) {
  const { name = 'currentPassword', label = '当前密码' } = props
  return (
    <Form.Item
      name={name}
      label={label}
      validateTrigger="onBlur"
      rules={[{ required: true, message: messages.currentPasswordRequired }]}
    >
      <Input.Password autoComplete="current-password" count={charactersUpTo(64)} />
    </Form.Item>
  )
}

export function CodeField({ label = '验证码或恢复码' }: { label?: string }) {
  return (
    <Form.Item
      name="code"
      label={label}
      validateTrigger="onBlur"
      rules={[{ required: true, whitespace: true, message: messages.secondCodeRequired }]}
    >
      <Input autoComplete="one-time-code" count={charactersUpTo(20)} placeholder="6 位数字" />
    </Form.Item>
  )
}

export function PasskeyNameField() {
  return (
    <Form.Item
      name="passkeyName"
      label="名称"
      extra="写明在哪台设备上，便于以后辨认"
      rules={[
        { required: true, whitespace: true, message: messages.passkeyNameRequired },
        { max: 20, message: messages.passkeyNameLength },
      ]}
    >
      <Input count={charactersUpTo(20)} />
    </Form.Item>
  )
}
