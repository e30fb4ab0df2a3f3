import { useEffect, useEffectEvent, useState } from 'react'
import { notify } from '~/lib/toasts'
import { useStore } from '~/lib/useStore'
import { AnswerStore } from '~/features/exams/attempt/saving/answerStore'
import type { AttemptEnd } from './attemptServer'
import { openAttempt } from './openAttempt'
import { AttemptSession } from './attemptSession'
import type { AttemptData } from './attemptState'
import { localStore } from '~/lib/storage'

interface Attempt extends AttemptData {
  userPaperId: number
  paperId: number
}

/** Runs an attempt while the page shows it: sends, and listens to the connection, to sleep and to other tabs. */
export function useAttemptSession(attempt: Attempt, onEnd: (end: AttemptEnd) => void) {
  const { userPaperId, paperId, questions } = attempt
  const [attemptSession] = useState(() => {
    const store = new AnswerStore(userPaperId, localStore)
    return new AttemptSession(attempt, { server: openAttempt(userPaperId, paperId), store })
  })
  const state = useStore(attemptSession.state, attemptSession.state.get())

  const noteChange = useEffectEvent((changed: number | null) => {
    const no = questions.findIndex(({ questionId }) => questionId === changed) + 1
    if (no > 0) notify(`第 ${no} 题在另一个页面修改过，以最后的修改为准`)
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void attemptSession.run(signal)
    const resync = () => {
      attemptSession.wake()
      void attemptSession.refresh()
    }
    window.addEventListener('online', resync, { signal })
    document.addEventListener('visibilitychange', () => (document.hidden ? attemptSession.pauseWriting() : resync()), {
      signal,
    })
    window.addEventListener('storage', ({ key }) => noteChange(attemptSession.adoptOtherTab(key)), { signal })
    return () => leaving.abort()
  }, [attemptSession])

  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (state.end) end(state.end)
  }, [state.end])

  return { attemptSession, state }
}
