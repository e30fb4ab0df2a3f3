import { useEffect, useState } from 'react'
import { messages, SmsPurpose } from '@zhuxue/api/terms/accounts'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { requireStorage } from '~/lib/session/requireStorage'
import { notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import { readSentAt, saveSentAt, secondsLeft } from '~/features/accounts/smsCountdown'
import { telephoneError } from '~/features/accounts/fields'
import { callWithProof } from '~/features/accounts/proof'

type TypedPurpose = Exclude<SmsPurpose, typeof SmsPurpose.OldTelephone>
type ToTyped = { telephone: string; onFieldError: (errorText: string) => void; purpose?: TypedPurpose }
/** To the number that the server stores. */
type ToStored = { send: () => PromiseLike<unknown> }

/** Counts down 60 seconds, also over a reload. */
export function SmsCodeButton(to: ToTyped | ToStored) {
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState(false)
  const [proving, setProving] = useState(false)
  const toOldNumber = 'send' in to

  useEffect(() => {
    const count = () => setLeft(secondsLeft(readSentAt(toOldNumber), Date.now()))
    count()
    const counting = setInterval(count, 500)
    return () => clearInterval(counting)
  }, [toOldNumber])

  async function send() {
    const problem = 'send' in to ? null : telephoneError(to.telephone)
    if (problem) return onFieldError(problem)
    setBusy(true)
    try {
      await sendCode()
      setLeft(countFromNow(toOldNumber))
      notify(messages.codeSent, 'success')
    } catch (error) {
      const failure = reportFailure(error)
      const fieldErrorOf = failure.field('telephone')
      if (fieldErrorOf) onFieldError(fieldErrorOf)
      if (!failure.shown) notify(failure.message, 'error')
      // Another tab or browser requested a code first.
      if (failure.code === '429') countFromNow(toOldNumber)
    } finally {
      setBusy(false)
    }
  }

  async function sendCode() {
    if ('send' in to) return to.send()
    const { telephone, purpose = SmsPurpose.Login } = to
    if (purpose === SmsPurpose.Login) await requireStorage()
    return callWithProof((proof) => api.accounts.smsCodes.show({ query: { telephone, purpose, proof } }), setProving)
  }

  function onFieldError(errorText: string) {
    if ('onFieldError' in to) to.onFieldError(errorText)
  }

  return (
    <>
      <ButtonWithReason
        type="button"
        className="btn"
        disabledReason={busy ? '正在发送，请稍候' : left > 0 ? '验证码已发送，稍后可以重新发送' : null}
        onClick={send}
      >
        {left > 0 ? `${left} 秒后重发` : proving ? '安全验证中…' : '发送验证码'}
      </ButtonWithReason>
      <span className="visually-hidden" role="status">
        {proving && messages.proofRunning}
      </span>
    </>
  )
}

function countFromNow(toOldNumber: boolean): number {
  const now = Date.now()
  saveSentAt(now, toOldNumber)
  return secondsLeft(now, now)
}
