import { useEffect, useState } from 'react'
import { FaceDailyLimitCode, messages } from '@zhuxue/api/terms/accounts'
import { api, reportFailure } from '~/lib/http/api'
import type { ApiError } from '~/lib/http/errors'
import { loadFaceScript, metaInfo } from './faceScript'

/** The vendor reports the result to the server, never to this browser. */
export type FaceStage =
  | { at: 'ready' | 'opening' | 'passed' | 'missing' | 'exhausted' }
  | { at: 'opened' | 'checking'; certifyId: string; certifyUrl: string; text?: string }
  | { at: 'failed'; text: string }

export function useFaceCheck() {
  const [stage, setStage] = useState<FaceStage>({ at: 'ready' })

  // Loaded before the press, so that the window of the vendor stays empty for a moment only.
  useEffect(() => void loadFaceScript().catch(() => undefined), [])

  async function start() {
    // A window may be opened only while the click is handled, so before the response.
    const vendorWindow = window.open('about:blank', '_blank')
    if (vendorWindow) vendorWindow.opener = null
    setStage({ at: 'opening' })
    try {
      const { certifyId, certifyUrl } = await api.accounts.faceChecks.store({ body: { metaInfo: await metaInfo() } })
      vendorWindow?.location.replace(certifyUrl)
      setStage({ at: 'opened', certifyId, certifyUrl })
    } catch (error) {
      vendorWindow?.close()
      setStage(stageAfterError(reportFailure(error)))
    }
  }

  async function finish() {
    if (stage.at !== 'opened') return
    const { certifyId, certifyUrl } = stage
    setStage({ at: 'checking', certifyId, certifyUrl })
    try {
      const { passed } = await api.accounts.faceResults.store({ body: { certifyId } })
      setStage(passed ? { at: 'passed' } : { at: 'failed', text: messages.faceNotPassed })
    } catch (error) {
      const text = reportFailure(error).message
      setStage({ at: 'opened', certifyId, certifyUrl, text })
    }
  }

  return { stage, start, finish }
}

/** docs/product.md 1.9. */
export function stageAfterError({ code, message }: Pick<ApiError, 'code' | 'message'>): FaceStage {
  if (code === FaceDailyLimitCode) return { at: 'exhausted' }
  if (code === 'profile-incomplete') return { at: 'missing' }
  return { at: 'failed', text: message || messages.faceFailed }
}
