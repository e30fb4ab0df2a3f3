import { useEffect, useEffectEvent, useState } from 'react'
import { NoCode, messages } from '@zhuxue/api/terms/channels'
import { api, reportFailure, silent } from '~/lib/http/api'
import { clearPartnerCode } from '~/lib/session/partnerCode'

/** The effect of the typed code on the price. */
export type Applied = 'unchanged' | 'changed' | 'unknown' | 'failed'

type Options = {
  applied: string
  /** False once the server does not know the applied code. */
  known: boolean
  /** Nothing can be bought without a code. */
  isNeeded: boolean
  apply: (code: string) => void
}

/** An unknown code is cleared where a purchase without it is possible (docs/product.md 3.3). */
export function useExclusiveCode({ applied, known, isNeeded, apply }: Options) {
  const [typed, setTyped] = useState(applied)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  /** Not asked about again: the server counts wrong codes. */
  const [unknownCode, setUnknownCode] = useState<string | null>(null)

  const rejectCode = useEffectEvent(() => (isNeeded ? keepUnknown(applied) : clear(messages.codeNotFound)))
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

  function keepUnknown(code: string): Applied {
    setUnknownCode(code)
    setTyped(code)
    setProblem(codeNotFoundText(code))
    clearPartnerCode()
    if (applied !== NoCode) apply(NoCode)
    return 'unknown'
  }

  /** Called by the button, by Enter, and before the order is submitted. */
  async function applyTyped(): Promise<Applied> {
    const code = typed.trim().toUpperCase() || NoCode
    if (code === applied) return 'unchanged'
    if (isNeeded && code === unknownCode) return keepUnknown(code)
    if (code === NoCode) {
      clear(null)
      return 'changed'
    }
    setBusy(true)
    try {
      await api.channels.exclusiveCodes.show({ params: { exclusiveCode: code }, ...silent })
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

  /** A code that could not be checked stays. */
  function handleError({ code, message }: { code: string; message: string }): Applied {
    if (code !== 'error') {
      setProblem(message)
      return 'failed'
    }
    const unknown = typed.trim().toUpperCase()
    if (isNeeded) return keepUnknown(unknown)
    clear(`专属码 ${unknown} 不存在，已按没有专属码的价格计算，请确认`)
    return applied === NoCode ? 'unknown' : 'changed'
  }

  return { typed, type, problem, busy, applyTyped, reject: setProblem, remove: () => clear(null) }
}

const codeNotFoundText = (code: string) => `专属码 ${code} 不存在，请核对`
