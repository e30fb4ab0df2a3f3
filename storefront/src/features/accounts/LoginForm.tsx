import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { Field } from '~/components/ui/Field'
import { mergeVisitorCart } from '~/features/cart/cartStore'
import { api, arrivedToken, reportFailure } from '~/lib/http/api'
import { landing } from '~/lib/paths'
import { liveCodeFor, type Credentials } from './entering'
import { loginFields, type LearnerLogin } from './fields'
import { safeGoback } from './goback'
import styles from './LoginForm.module.css'
import { beginSession } from '~/lib/session/session'
import { SmsCodeButton } from './SmsCodeButton'

type Props = { mode: LearnerLogin; goback: string | null; filled: Credentials }

/** The form of the auth type that is set for the site; learners never have a choice (design decisions 2). */
export function LoginForm({ mode, goback, filled }: Props) {
  const fields = loginFields[mode]
  const [name, setName] = useState(filled.loginName)
  const [secret, setSecret] = useState(filled.passwd)
  const [problems, setProblems] = useState<{ name?: string | null; secret?: string | null }>({})
  const [busy, setBusy] = useState(false)
  const code = mode === 'verifyCode'
  const [alive, setAlive] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  // On a slow phone people type, and browsers fill in, before this form is alive: keep what is there,
  // and let nothing be sent the browser's own way, which would write the password into the address.
  useEffect(() => {
    setAlive(true)
    const typed = new FormData(form.current!)
    setName((now) => now || String(typed.get('loginName')))
    setSecret((now) => now || String(typed.get('passwd')))
  }, [])

  async function signIn(event: SyntheticEvent) {
    event.preventDefault()
    const found = { name: fields.name.problem(name), secret: fields.secret.problem(secret) }
    setProblems(found)
    if (found.name || found.secret || busy) return
    setBusy(true)
    try {
      const { user } = await api.accounts.sessions.store({
        body: {
          loginName: name.trim(),
          passwd: secret,
          loginType: mode,
          channelId: 0,
          liveCode: liveCodeFor(window.location.search, goback),
        },
      })
      beginSession({ token: arrivedToken(), userName: user.userName, roles: user.userRole })
      await mergeVisitorCart()
      window.location.replace(safeGoback(goback) ?? landing(user.userRole))
    } catch (error) {
      setProblems({ secret: reportFailure(error).message })
      setBusy(false)
    }
  }

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={signIn} noValidate>
      <Field
        label={fields.name.label}
        name="loginName"
        autoComplete={fields.name.autoComplete}
        inputMode={code ? 'numeric' : undefined}
        maxLength={fields.name.maxLength}
        value={name}
        problem={problems.name}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => name && setProblems({ ...problems, name: fields.name.problem(name) })}
      />
      <Field
        label={fields.secret.label}
        name="passwd"
        type={code ? 'text' : 'password'}
        autoComplete={code ? 'one-time-code' : 'current-password'}
        inputMode={code ? 'numeric' : undefined}
        maxLength={code ? 6 : 64}
        autoFocus={filled.loginName !== ''}
        value={secret}
        problem={problems.secret}
        onChange={(event) => setSecret(event.target.value)}
        onBlur={() => secret && setProblems({ ...problems, secret: fields.secret.problem(secret) })}
        beside={
          code && (
            <SmsCodeButton
              telephone={name}
              onProblem={(sentence) => setProblems({ ...problems, name: sentence })}
            />
          )
        }
      />
      <button className="btn btn--primary btn--large btn--wide" disabled={!alive} data-busy={busy}>
        {busy ? '正在登录…' : '登录'}
      </button>
      <p className={styles.notice}>{fields.notice}</p>
    </form>
  )
}
