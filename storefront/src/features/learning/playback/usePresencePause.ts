import { useCallback, useEffect, useRef } from 'react'
import { passPresenceCheck } from '~/features/presence/passPresenceCheck'
import type { useHeartbeat } from './useHeartbeat'
import type { StageControl } from './VideoStage'

type Heartbeat = Pick<ReturnType<typeof useHeartbeat>, 'check' | 'clearCheck'>

/** The video pauses while a check is open, and goes on at the same second. */
export function usePresencePause({ check, clearCheck }: Heartbeat) {
  const control = useRef<StageControl | null>(null)

  const pauseUntilPassed = useCallback(async () => {
    control.current?.pause()
    if (!(await passPresenceCheck(check))) return
    clearCheck()
    control.current?.play()
  }, [check, clearCheck])

  useEffect(() => {
    if (check) void pauseUntilPassed()
  }, [check, pauseUntilPassed])

  /** Playing without an answer would count nothing. @returns whether the video must stay paused */
  function askAgain(): boolean {
    if (!check) return false
    void pauseUntilPassed()
    return true
  }

  const setControl = useCallback((given: StageControl | null) => {
    control.current = given
  }, [])
  return { askAgain, setControl }
}
