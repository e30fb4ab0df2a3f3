import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messages, type LoginType } from '@zhuxue/api/terms/accounts'
import { SecondFactor } from '@zhuxue/api/terms/accounts/second_factor'
import { pastedDigits } from '~/lib/forms/pastedCode'
import { Field } from '~/components/ui/Field'
import { requestSubmit } from '~/lib/forms/requestSubmit'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import { liveCodeFor, type Credentials } from './signInForms'
import { enter } from './staff/enter'
import { loginFields } from './fields'
import type { PendingStep } from './staff/pendingStep'
import { callWithProof } from './proof'
import styles from './LoginForm.module.css'
import { requireStorage } from '~/lib/session/requireStorage'
import { SmsCodeButton } from '~/features/accounts/shared/SmsCodeButton'

type Props = {
  mode: LoginType
  goback: string | null
  /** A code or passkey must follow the password. */
  onSecondStep?: (waiting: PendingStep) => void
  filled: Credentials
  /** Submits the prefilled values as soon as the form is mounted. */
  sends?: boolean
}

/** The auth type is a setting of the site (docs/product.md 1.1). */
export function LoginForm({ mode, goback, filled, sends = false, onSecondStep }: Props) {
  const fields = loginFields[mode]
  const code = mode === 'verifyCode'
  const [alive, setAlive] = useState(false)
  const [proving, setProving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { values, change, input, setProblem, submit, busy } = useForm({
    initial: filled,
    validate: ({ loginName, passwd }) => ({
      loginName: fields.name.problem(loginName),
      passwd: fields.secret.problem(passwd),
    }),
    send: async ({ loginName, passwd }) => {
      await requireStorage()
      const entry = await callWithProof(
        (proof) =>
          api.accounts.sessions.store({
            body: {
              loginName: loginName.trim(),
              passwd,
              loginType: mode,
              channelId: 0,
              liveCode: liveCodeFor(window.location.search, goback),
              proof,
            },
          }),
        setProving
      )
      return { entry, typedPassword: code ? undefined : passwd }
    },
    onSent: ({ entry, typedPassword }) => enter(entry, goback, typedPassword),
    onFailure: (failure) => {
      if (failure.code === SecondFactor) onSecondStep?.(failure.body as unknown as PendingStep)
    },
    validateProfile: ({ code: refusal, message }) => (refusal === SecondFactor ? {} : { passwd: message }),
  })

  // On a slow phone users type, and browsers autofill, before this form is hydrated: save the values, and prevent a
  // native submit, which would put the password into the URL.
  const saveDrafts = useEffectEvent(() => {
    setAlive(true)
    const typed = new FormData(form.current!)
    change({
      loginName: values.loginName || String(typed.get('loginName')),
      passwd: values.passwd || String(typed.get('passwd')),
    })
  })
  useEffect(() => {
    saveDrafts()
    if (sends) requestSubmit(form.current!)
  }, [sends])

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <Field
        {...input('loginName')}
        label={fields.name.label}
        reason={fields.name.reason}
        autoComplete={fields.name.autoComplete}
        inputMode={code ? 'numeric' : undefined}
        maxLength={fields.name.maxLength}
        normalize={fields.name.normalize}
        placeholder={fields.name.placeholder}
      />
      <Field
        {...input('passwd')}
        label={fields.secret.label}
        type={code ? 'text' : 'password'}
        autoComplete={code ? 'one-time-code' : 'current-password'}
        inputMode={code ? 'numeric' : undefined}
        maxLength={code ? 6 : 64}
        normalize={code ? pastedDigits : undefined}
        placeholder={fields.secret.placeholder}
        autoFocus={filled.loginName !== ''}
        addon={
          code && <SmsCodeButton telephone={values.loginName} onFieldError={(loginName) => setProblem({ loginName })} />
        }
      />
      <button className="btn btn--primary btn--large btn--wide" disabled={!alive} data-busy={busy}>
        {busy ? '正在登录…' : '登录'}
      </button>
      <p className={styles.proving} role="status">
        {proving && messages.proofRunning}
      </p>
      {fields.notice && <p className={styles.notice}>{fields.notice}</p>}
    </form>
  )
}
