import { useState } from 'react'
import { FaceTriesSpentCode, messages } from '@zhuxue/api/terms/accounts'
import { api, reportFailure } from '~/lib/http/api'
import type { ApiError } from '~/lib/http/errors'

/** Where a face check stands on this screen. The vendor tells the server, never this browser, how it ended. */
export type FaceStage =
  | { at: 'ready' | 'opening' | 'passed' | 'missing' | 'spent' }
  | { at: 'opened' | 'asking'; certifyId: string; certifyUrl: string; text?: string }
  | { at: 'failed'; text: string }

/** Opens the vendor's page in a window of its own and asks the server what came of it. */
export function useFaceCheck() {
  const [stage, setStage] = useState<FaceStage>({ at: 'ready' })

  async function begin() {
    // Browsers let a window open only while the press is being handled, so it comes before the answer.
    const sheet = window.open('about:blank', '_blank')
    if (sheet) sheet.opener = null
    setStage({ at: 'opening' })
    try {
      const { certifyId, certifyUrl } = await api.accounts.faceChecks.store({
        body: { metaInfo: metaInfo() },
      })
      sheet?.location.replace(certifyUrl)
      setStage({ at: 'opened', certifyId, certifyUrl })
    } catch (error) {
      sheet?.close()
      setStage(refusalOf(reportFailure(error)))
    }
  }

  async function done() {
    if (stage.at !== 'opened') return
    const { certifyId, certifyUrl } = stage
    setStage({ at: 'asking', certifyId, certifyUrl })
    try {
      const { passed } = await api.accounts.faceResults.store({ body: { certifyId } })
      setStage(passed ? { at: 'passed' } : { at: 'failed', text: messages.faceNotPassed })
    } catch (error) {
      const text = reportFailure(error).message
      setStage({ at: 'opened', certifyId, certifyUrl, text })
    }
  }

  return { stage, begin, done }
}

/** Learner side, section 8: too many failures today, an identity that is missing, anything else. */
export function refusalOf({ code, message }: Pick<ApiError, 'code' | 'message'>): FaceStage {
  if (code === FaceTriesSpentCode) return { at: 'spent' }
  if (code === 'profile-incomplete') return { at: 'missing' }
  return { at: 'failed', text: message || messages.faceFailed }
}

/** What the vendor wants to know of the browser that will show its page. */
function metaInfo(): string {
  return JSON.stringify({ deviceType: 'h5', ua: navigator.userAgent })
}
