import { useEffect, useState } from 'react'
import { api, silent } from '~/lib/http/api'
import { reportFailure } from '~/lib/http/reportFailure'
import { requireStorage } from '~/lib/session/requireStorage'
import styles from '~/features/accounts/LoginForm.module.css'
import { enter } from './enter'
import { askForPasskey, canUsePasskeys } from './passkeys'

/** A passkey that verifies its user is sign-in and staff step in one. */
export function PasskeyButton({ goback }: { goback: string | null }) {
  const [isShown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => setShown(canUsePasskeys()), [])

  async function signIn() {
    setBusy(true)
    setProblem('')
    try {
      await requireStorage()
      const { challengeId, options } = await api.accounts.secondFactor.passkeySignIns.create({ body: {}, ...silent })
      const response = await askForPasskey(options)
      await enter(
        await api.accounts.secondFactor.passkeySignIns.store({ body: { challengeId, response }, ...silent }),
        goback
      )
    } catch (error) {
      setProblem(reportFailure(error).message)
      setBusy(false)
    }
  }

  if (!isShown) return null
  return (
    <>
      <button
        type="button"
        className={`btn btn--large btn--wide ${styles.next}`}
        data-busy={busy}
        onClick={() => void signIn()}
      >
        使用通行密钥
      </button>
      <p className="field__error" role="alert">
        {problem}
      </p>
    </>
  )
}
