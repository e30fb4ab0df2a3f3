import { useId, useState, type SyntheticEvent } from 'react'
import { says, SmsPurpose } from '@zhuxue/api/terms/accounts'
import { Dialog } from '~/components/ui/Dialog'
import { Field } from '~/components/ui/Field'
import { ask } from '~/components/ui/toasts'
import { api, failureOf } from '~/lib/api'
import { EntryFoot } from './EntryFoot'
import { noRegistration, registrationRules, type Registration } from './entering'
import styles from './LoginForm.module.css'
import { PasswordField } from './PasswordField'
import { SmsCodeButton } from './SmsCodeButton'
import { useDraft } from './useDraft'

type Props = { onClose: () => void; onSignIn: (person: Registration) => void }

/** A learner registers with a phone that is proved by a code; afterwards the login form may be filled in. */
export function RegisterDialog({ onClose, onSignIn }: Props) {
  const { draft, input, complain, isRight, isTold } = useDraft(noRegistration, registrationRules)
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const id = useId()

  async function register(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy || !isRight(form)) return
    setBusy(true)
    setFailed(null)
    try {
      await api.accounts.registrations.store({ body: draft })
    } catch (error) {
      const failure = failureOf(error)
      if (!isTold(failure, form)) setFailed(failure.body.msg ?? says.registerFailed)
      return setBusy(false)
    }
    const soon = await ask(says.registered, { yes: '立即登录', no: '以后再说' })
    if (soon) onSignIn(draft)
    else onClose()
  }

  return (
    <Dialog
      title="注册账号"
      onClose={onClose}
      keepOnBackdrop
      footer={<EntryFoot form={id} busy={busy} yes="注册" wait="正在注册…" onClose={onClose} />}
    >
      <form id={id} className={styles.form} onSubmit={register} noValidate>
        <Field
          {...input('loginName')}
          label="手机号"
          autoComplete="tel"
          inputMode="numeric"
          maxLength={11}
          data-first
        />
        <Field
          {...input('verifyCode')}
          label="验证码"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          beside={
            <SmsCodeButton
              telephone={draft.loginName}
              purpose={SmsPurpose.Register}
              onProblem={(sentence) => complain('loginName', sentence)}
            />
          }
        />
        <Field {...input('userName')} label="姓名" autoComplete="name" maxLength={20} />
        <Field {...input('idCard')} label="身份证号" autoComplete="off" maxLength={18} />
        <PasswordField {...input('passwd')} label="密码" placeholder="8到64个字符" />
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      </form>
    </Dialog>
  )
}
