import { useEffect, useEffectEvent, useState } from 'react'
import { messages } from '@zhuxue/api/terms/accounts'
import { loadFaceScript, metaInfo } from '~/features/accounts/profile/faceScript'
import { currentAddress } from '~/lib/currentAddress'
import { api, reportFailure, silent } from '~/lib/http/api'
import type { ApiError } from '~/lib/http/errors'
import { failureOf } from '~/lib/http/reportFailure'
import { firstStage, type FaceWindow, stageAfterError, stageAfterResult } from './faceStage'
import type { PresenceCheck } from './presenceCheck'

const askEverySeconds = 5

/** The window of the vendor, or its page on a phone; the server asks the vendor for the verdict. */
export function useFaceWindow(check: PresenceCheck, onPassed: () => void) {
  const [stage, setStage] = useState(() => firstStage(check))
  const params = { id: check.checkId }

  // Loaded before the press, so that the window of the vendor stays empty for a moment only.
  useEffect(() => void loadFaceScript().catch(() => undefined), [])

  async function start({ onPhone }: { onPhone: boolean }) {
    // A window may be opened only while the click is handled, so before the response.
    const vendorWindow = onPhone ? null : window.open('about:blank', '_blank')
    if (vendorWindow) vendorWindow.opener = null
    setStage({ at: 'opening', onPhone })
    try {
      const body = { metaInfo: await metaInfo(), returnPath: currentAddress() }
      const started = await api.accounts.presence.faceChecks.store({ params, body, ...silent })
      if (started.certifyId === null) {
        vendorWindow?.close()
        return setStage({ at: 'excused', text: started.msg })
      }
      const { certifyId, certifyUrl, qr } = started
      vendorWindow?.location.replace(certifyUrl)
      setStage({ at: 'opened', window: { certifyId, certifyUrl, qr, onPhone } })
    } catch (error) {
      vendorWindow?.close()
      fail(error)
    }
  }

  function fail(error: unknown) {
    const failure = reportFailure(error)
    if (failure.code === '404') onPassed()
    else setStage(stageAfterError(failure))
  }

  async function requestResult({ certifyId }: FaceWindow) {
    const body = { certifyId }
    const result = await api.accounts.presence.faceResults.store({ params, body, ...silent })
    if (result.passed) onPassed()
    else setStage(stageAfterResult(result))
  }

  async function finish() {
    if (stage.at !== 'opened') return
    const { window: opened } = stage
    setStage({ at: 'asking', window: opened })
    try {
      await requestResult(opened)
    } catch (error) {
      const failure = reportFailure(error)
      if (await isSettled(failure)) return
      setStage({ at: 'opened', window: opened, text: failure.message || messages.facePending })
    }
  }

  /** An outage of the vendor may have excused the check, or another window passed it. */
  async function isSettled({ code, message }: ApiError): Promise<boolean> {
    if (code === 'network' || message === messages.facePending) return false
    const answer = await api.accounts.presence.open({ ...silent }).catch(() => null)
    if (!answer || answer.check?.checkId === check.checkId) return false
    if (code === '404') onPassed()
    else setStage({ at: 'excused', text: message })
    return true
  }

  /** Nobody pressed anything: a check without a verdict is no error. */
  const askByItself = useEffectEvent(() => {
    if (stage.at !== 'opened' || document.visibilityState === 'hidden') return
    requestResult(stage.window).catch((error: unknown) => isSettled(failureOf(error)))
  })
  const isOpened = stage.at === 'opened'
  useEffect(() => {
    if (!isOpened) return
    const onTick = () => askByItself()
    const asking = setInterval(onTick, askEverySeconds * 1000)
    document.addEventListener('visibilitychange', onTick)
    return () => {
      clearInterval(asking)
      document.removeEventListener('visibilitychange', onTick)
    }
  }, [isOpened])

  return { stage, start, finish }
}
