import { useEffect, useEffectEvent, useState } from 'react'
import { NoCode, messages } from '@zhuxue/api/terms/channels'
import { api, reportFailure } from '~/lib/http/api'
import { clearPartnerCode } from '~/lib/session/partnerCode'

/** The effect of the typed code on the price. */
export type Applied = 'unchanged' | 'changed' | 'unknown' | 'failed'

/** An unknown code is cleared with 专属码不存在 (docs/product.md 3.3); `known` is false once the server does not know it. */
export function useExclusiveCode(applied: string, known: boolean, apply: (code: string) => void) {
  const [typed, setTyped] = useState(applied)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const rejectCode = useEffectEvent(() => clear(messages.codeNotFound))
  useEffect(() => {
    if (!known && applied !== NoCode) rejectCode()
  }, [known, applied])

  function type(text: string) {
    setTyped(text)
    setProblem(null)
  }

  function clear(errorText: string | null) {
    setProblem(errorText)
    setTyped(NoCode)
    clearPartnerCode()
    apply(NoCode)
  }

  /** Called by the button, by Enter, and before the order is submitted. */
  async function applyTyped(): Promise<Applied> {
    const code = typed.trim().toUpperCase() || NoCode
    if (code === applied) return 'unchanged'
    if (code === NoCode) {
      clear(null)
      return 'changed'
    }
    setBusy(true)
    try {
      await api.channels.exclusiveCodes.show({ params: { exclusiveCode: code } })
      setProblem(null)
      setTyped(code)
      apply(code)
      return 'changed'
    } catch (error) {
      return handleError(reportFailure(error))
    } finally {
      setBusy(false)
    }
  }

  /** Only an unknown code is cleared; one that could not be checked stays. */
  function handleError({ code, message }: { code: string; message: string }): Applied {
    if (code !== 'error') {
      setProblem(message)
      return 'failed'
    }
    clear(`专属码 ${typed.trim().toUpperCase()} 不存在，已按没有专属码的价格计算，请确认`)
    return applied === NoCode ? 'unknown' : 'changed'
  }

  return { typed, type, problem, busy, applyTyped, remove: () => clear(null) }
}
