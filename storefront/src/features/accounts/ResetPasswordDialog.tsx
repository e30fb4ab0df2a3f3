import { useId, useState, type SyntheticEvent } from 'react'
import { says, SmsPurpose } from '@zhuxue/api/terms/accounts'
import { Dialog } from '~/components/ui/Dialog'
import { Field } from '~/components/ui/Field'
import { ask, notify } from '~/components/ui/toasts'
import { api, failureOf } from '~/lib/api'
import { EntryFoot } from './EntryFoot'
import { noReset, resetRules, type Reset } from './entering'
import styles from './LoginForm.module.css'
import { PasswordField } from './PasswordField'
import { SmsCodeButton } from './SmsCodeButton'
import { useDraft } from './useDraft'

type Props = { onClose: () => void; onReset: (person: Reset) => void }

/** A forgotten password: ID number, phone, a code that is sent to the phone on file, and a new password. */
export function ResetPasswordDialog({ onClose, onReset }: Props) {
  const { draft, input, complain, isRight, isTold } = useDraft(noReset, resetRules)
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const id = useId()

  async function reset(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy || !isRight(form)) return
    setBusy(true)
    setFailed(null)
    try {
      if (!(await ask(says.resetConfirm))) return setBusy(false)
      await api.accounts.passwords.store({ body: draft })
    } catch (error) {
      const failure = failureOf(error)
      if (!isTold(failure, form)) setFailed(failure.body.msg ?? says.resetFailed)
      return setBusy(false)
    }
    notify(says.resetDone, 'success')
    onReset(draft)
  }

  return (
    <Dialog
      title="重置密码"
      onClose={onClose}
      keepOnBackdrop
      footer={<EntryFoot form={id} busy={busy} yes="重置密码" wait="正在重置…" onClose={onClose} />}
    >
      <form id={id} className={styles.form} onSubmit={reset} noValidate>
        <Field {...input('idCard')} label="身份证号" autoComplete="off" maxLength={18} data-first />
        <Field
          {...input('telephone')}
          label="手机号"
          placeholder="注册时使用的手机号"
          autoComplete="tel"
          inputMode="numeric"
          maxLength={11}
        />
        <Field
          {...input('verifyCode')}
          label="验证码"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          beside={
            <SmsCodeButton
              telephone={draft.telephone}
              purpose={SmsPurpose.Reset}
              onProblem={(sentence) => complain('telephone', sentence)}
            />
          }
        />
        <PasswordField {...input('newPassword')} label="新密码" placeholder="8到64个字符" />
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      </form>
    </Dialog>
  )
}
