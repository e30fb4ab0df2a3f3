import { useEffect, useState } from 'react'
import { messages, SmsPurpose } from '@zhuxue/api/terms/accounts'
import { notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import { lastSentAt, rememberSent, secondsLeft } from './countdown'
import { telephoneProblem } from './fields'

type Props = { telephone: string; onProblem: (sentence: string) => void; purpose?: SmsPurpose }

/** Sends a code and counts down 60 seconds, across a reload too. */
export function SmsCodeButton({ telephone, onProblem, purpose = SmsPurpose.Login }: Props) {
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const count = () => setLeft(secondsLeft(lastSentAt(), Date.now()))
    count()
    const counting = setInterval(count, 500)
    return () => clearInterval(counting)
  }, [])

  async function send() {
    const problem = telephoneProblem(telephone)
    if (problem) return onProblem(problem)
    setBusy(true)
    try {
      await api.accounts.smsCodes.show({ query: { telephone, purpose } })
      rememberSent(Date.now())
      setLeft(secondsLeft(Date.now(), Date.now()))
      notify(messages.codeSent, 'success')
    } catch (error) {
      const failure = reportFailure(error)
      const told = failure.field('telephone')
      if (told) onProblem(told)
      // Another tab or browser was faster: waiting is all that helps here too.
      if (failure.code === '429') rememberSent(Date.now())
    } finally {
      setBusy(false)
    }
  }

  return (
    <button type="button" className="btn" disabled={left > 0 || busy} onClick={send}>
      {left > 0 ? `${left} 秒后重发` : '发送验证码'}
    </button>
  )
}
