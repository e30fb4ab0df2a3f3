import { useEffect, useState } from 'react'
import { messages, SmsPurpose } from '@zhuxue/api/terms/accounts'
import { notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import { readSentAt, saveSentAt, secondsLeft } from './smsCountdown'
import { telephoneProblem } from './fields'

type Props = { telephone: string; onProblem: (sentence: string) => void; purpose?: SmsPurpose }

/** Counts down 60 seconds, also over a reload. */
export function SmsCodeButton({ telephone, onProblem, purpose = SmsPurpose.Login }: Props) {
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const count = () => setLeft(secondsLeft(readSentAt(), Date.now()))
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
      saveSentAt(Date.now())
      setLeft(secondsLeft(Date.now(), Date.now()))
      notify(messages.codeSent, 'success')
    } catch (error) {
      const failure = reportFailure(error)
      const problemOfRefusal = failure.field('telephone')
      if (problemOfRefusal) onProblem(problemOfRefusal)
      // Another tab or browser was faster.
      if (failure.code === '429') saveSentAt(Date.now())
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
