import { useCallback, useEffect, useRef } from 'react'
import { passPresenceCheck } from '~/features/presence/passPresenceCheck'
import type { useHeartbeat } from './useHeartbeat'
import type { StageControl } from './VideoStage'

type Heartbeat = Pick<ReturnType<typeof useHeartbeat>, 'check' | 'clearCheck'>

/** The video pauses while a check is open, and goes on at the same second. */
export function usePresencePause({ check, clearCheck }: Heartbeat) {
  const control = useRef<StageControl | null>(null)
  /** The video may play again before the next render. */
  const open = useRef(check)

  const pauseUntilPassed = useCallback(async () => {
    control.current?.pause()
    if (!(await passPresenceCheck(open.current))) return
    open.current = null
    clearCheck()
    control.current?.play()
  }, [clearCheck])

  useEffect(() => {
    open.current = check
    if (check) void pauseUntilPassed()
  }, [check, pauseUntilPassed])

  /** Playing without an answer would count nothing. @returns whether the video must stay paused */
  const askAgain = useCallback(() => {
    if (!open.current) return false
    void pauseUntilPassed()
    return true
  }, [pauseUntilPassed])

  const setControl = useCallback((given: StageControl | null) => {
    control.current = given
  }, [])
  return { askAgain, setControl }
}
