import { useEffect, useState } from 'react'
import { LoginType } from '@zhuxue/api/terms/accounts'
import { paths } from '~/lib/paths'
import { consumeSessionExpired } from '~/lib/session/expiredSession'
import { DemoPeople } from './DemoPeople'
import { afterRegistration, afterReset, emptyCredentials, type Registration } from './signInForms'
import styles from './LoginForm.module.css'
import { LoginForm } from './LoginForm'
import type { SignIn } from './loadSignIn'
import { RegisterDialog } from './RegisterDialog'
import { ResetPasswordDialog } from './ResetPasswordDialog'

export type Opens = 'register' | 'reset'
type Props = SignIn & { goback: string | null; opens?: Opens }

export default function LoginPanel({ mode, listsPeople, goback, opens }: Props) {
  const [open, setOpen] = useState<Opens | null>(null)
  /** Without a password, for example after an admin created the account. */
  const [byCode, setByCode] = useState(false)
  const shownMode = byCode ? LoginType.VerifyCode : mode
  const [filled, setFilled] = useState({ round: 0, credentials: emptyCredentials, sends: false })

  const [isExpired, setExpired] = useState(false)
  /** A press before hydration would be lost. */
  const [ready, setReady] = useState(false)

  useEffect(() => setOpen(opens ?? (window.location.hash === '#register' ? 'register' : null)), [opens])
  useEffect(() => setExpired(consumeSessionExpired()), [])
  useEffect(() => setReady(true), [])

  /** A new key resets the errors of the prefilled form. */
  function fill(credentials: typeof emptyCredentials, sends = false) {
    setOpen(null)
    setByCode(false)
    setFilled(({ round }) => ({ round: round + 1, credentials, sends }))
  }

  function switchWay() {
    fill(emptyCredentials)
    setByCode(!byCode)
  }

  function signIn(person: Registration) {
    const credentials = afterRegistration(mode, person)
    fill(credentials, credentials.passwd !== '')
  }

  return (
    <>
      {isExpired && <p className="note note--amber">登录已过期，请重新登录</p>}
      <LoginForm
        key={`${filled.round} ${shownMode}`}
        mode={shownMode}
        goback={goback}
        filled={filled.credentials}
        sends={filled.sends}
      />
      <div className={styles.ways}>
        <button type="button" className="link" disabled={!ready} onClick={() => setOpen('register')}>
          注册账号
        </button>
        {mode !== LoginType.VerifyCode && (
          <>
            <button type="button" className="link" disabled={!ready} onClick={() => setOpen('reset')}>
              忘记密码
            </button>
            <button type="button" className="link" disabled={!ready} onClick={switchWay}>
              {byCode ? '密码登录' : '短信登录'}
            </button>
          </>
        )}
        <a className={`link ${styles.staff}`} href={paths.staffLogin}>
          后台人员登录
        </a>
      </div>
      {listsPeople && <DemoPeople mode={mode} onPick={(loginName, passwd) => fill({ loginName, passwd })} />}
      {open === 'register' && (
        <RegisterDialog onClose={() => setOpen(null)} onSignIn={signIn} onReset={() => setOpen('reset')} />
      )}
      {open === 'reset' && (
        <ResetPasswordDialog onClose={() => setOpen(null)} onReset={(person) => fill(afterReset(mode, person))} />
      )}
    </>
  )
}
