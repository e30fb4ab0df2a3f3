import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messages } from '@zhuxue/api/terms/accounts'
import { pastedDigits } from '~/lib/forms/pastedCode'
import { Field } from '~/components/ui/Field'
import { mergeVisitorCart } from '~/features/cart/cartStore'
import { requestSubmit } from '~/lib/forms/requestSubmit'
import { useForm } from '~/lib/forms/useForm'
import { api, receivedToken } from '~/lib/http/api'
import { landing } from '~/lib/paths'
import { liveCodeFor, type Credentials } from './signInForms'
import { loginFields, type LearnerLogin } from './fields'
import { safeGoback } from './goback'
import { redirectAfterLogin } from './redirectAfterLogin'
import { callWithProof } from './proof'
import styles from './LoginForm.module.css'
import { requireStorage } from '~/lib/session/requireStorage'
import { beginSession } from '~/lib/session/session'
import { SmsCodeButton } from './SmsCodeButton'

type Props = {
  mode: LearnerLogin
  goback: string | null
  filled: Credentials
  /** Submits the prefilled values as soon as the form is mounted. */
  sends?: boolean
}

/** The auth type is a setting of the site (docs/product.md 1.1). */
export function LoginForm({ mode, goback, filled, sends = false }: Props) {
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
      return callWithProof(
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
    },
    onSent: async ({ user }) => {
      beginSession({ token: receivedToken(), userName: user.userName, roles: user.userRole })
      await mergeVisitorCart()
      redirectAfterLogin(safeGoback(goback) ?? landing(user.userRole))
      return 'leaving'
    },
    validateProfile: ({ message }) => ({ passwd: message }),
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
      />
      <Field
        {...input('passwd')}
        label={fields.secret.label}
        type={code ? 'text' : 'password'}
        autoComplete={code ? 'one-time-code' : 'current-password'}
        inputMode={code ? 'numeric' : undefined}
        maxLength={code ? 6 : 64}
        normalize={code ? pastedDigits : undefined}
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
      <p className={styles.notice}>{fields.notice}</p>
    </form>
  )
}
