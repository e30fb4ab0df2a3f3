import { useEffect, useState } from 'react'
import { api, silent } from '~/lib/http/api'
import { reportFailure } from '~/lib/http/reportFailure'
import { requireStorage } from '~/lib/session/requireStorage'
import styles from '~/features/accounts/LoginForm.module.css'
import { enter } from './enter'
import { leaveForBoard } from './leaveForBoard'
import { askForPasskey, canUsePasskeys } from './passkeys'

/** A passkey that verifies its user is sign-in and staff step in one, or opens the step of the present session. */
export function PasskeyButton({ goback, ofSession = false }: { goback: string | null; ofSession?: boolean }) {
  const [isShown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => setShown(canUsePasskeys()), [])

  async function signIn() {
    const { challengeId, options } = await api.accounts.secondFactor.passkeySignIns.create({ body: {}, ...silent })
    const body = { challengeId, response: await askForPasskey(options) }
    await enter(await api.accounts.secondFactor.passkeySignIns.store({ body, ...silent }), goback)
  }

  async function openStep() {
    const { challengeId, options } = await api.accounts.staffStep.stepPasskeys.create({ body: {}, ...silent })
    const body = { challengeId, response: await askForPasskey(options) }
    await api.accounts.staffStep.stepPasskeys.store({ body, ...silent })
    await leaveForBoard(goback)
  }

  async function proceed() {
    setBusy(true)
    setProblem('')
    try {
      await requireStorage()
      await (ofSession ? openStep() : signIn())
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
        onClick={() => void proceed()}
      >
        使用通行密钥
      </button>
      <p className="field__error" role="alert">
        {problem}
      </p>
    </>
  )
}
