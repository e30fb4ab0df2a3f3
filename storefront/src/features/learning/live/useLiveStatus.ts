import { useCallback, useEffect } from 'react'
import { LiveStatus } from '@zhuxue/api/terms/catalogue'
import { delayWhileVisible } from '~/lib/http/delayWhileVisible'
import { loadApi } from '~/lib/http/loadApi'
import { poll } from '~/lib/http/poll'
import { parseShanghaiTime } from '~/lib/format'
import { useStore } from '~/lib/useStore'
import type { Course } from '~/lib/http/apiTypes'
import { liveStatusNow } from './liveStore'

const pollSeconds = 10
/** A lesson may begin a little early, and the device's clock may be wrong. */
const earlyMs = 10 * 60_000

/**
 * The cached page may be older than the lesson's status. Around and after its time a lesson that has not begun is
 * polled, so that a waiting page follows its beginning.
 */
export function useLiveStatus({ courseId, liveStatus, liveStartsAt }: Course): [LiveStatus | null, () => void] {
  const status = useStore(liveStatusNow, null) ?? liveStatus

  const findStatus = useCallback(async () => {
    const { api } = await loadApi()
    const state = await api.learning.vod.liveState({ params: { id: courseId } })
    return state.liveStatus
  }, [courseId])

  const reloadStatus = useCallback(() => {
    if (!liveStatus) return
    findStatus()
      .then((now) => liveStatusNow.set(now))
      .catch(() => undefined)
  }, [liveStatus, findStatus])
  useEffect(reloadStatus, [reloadStatus])

  const isWaiting = status === LiveStatus.Unstarted && liveStartsAt !== null
  useEffect(() => {
    if (!isWaiting) return
    const over = new AbortController()
    const msUntil = parseShanghaiTime(liveStartsAt) - earlyMs - Date.now()
    // A timer of more than 24 days would fire at once.
    const start = setTimeout(
      () =>
        void poll(
          {
            seconds: pollSeconds,
            sendRequest: findStatus,
            until: (now) => now !== LiveStatus.Unstarted,
            onAnswer: (now) => liveStatusNow.set(now),
            onLost: () => undefined,
            wait: delayWhileVisible,
          },
          over.signal
        ),
      Math.min(Math.max(0, msUntil), 2 ** 31 - 1)
    )
    return () => {
      clearTimeout(start)
      over.abort()
    }
  }, [isWaiting, liveStartsAt, findStatus])

  return [status, reloadStatus]
}
