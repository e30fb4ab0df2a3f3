import { useState } from 'react'
import { AttemptRefusal } from '@zhuxue/api/terms/exams/attempts'
import { api, reportFailure } from '~/lib/http/api'
import type { ApiError } from '~/lib/http/errors'
import type { ResponseOf } from '~/lib/http/wire'
import { ask, notify } from '~/lib/toasts'
import { AnswerStore } from '~/features/exams/attempt/saving/answerStore'
import type { OpenAttempt } from './wire'

type Started = ResponseOf<'exams.start'>

/** Begins an attempt, or goes on with the open one; an open one of the other mode is given up after a question. */
export function useStart(
  { paperId, correlationId }: { paperId: number; correlationId?: string },
  onStarted: (attempt: Started) => void
) {
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showFailure(reportFailure(error))
    } finally {
      setBusy(false)
    }
  }

  async function begin(restart = false): Promise<void> {
    try {
      onStarted(await api.exams.start({ body: { paperId, correlationId, restart } }))
    } catch (error) {
      const failure = reportFailure(error)
      if (failure.code !== AttemptRefusal.OtherMode || restart) throw failure
      if (await ask(failure.message, { title: '重新开始', yes: '重新开始' })) await begin(true)
    }
  }

  async function beginAnew({ userPaperId }: OpenAttempt): Promise<void> {
    const detail = '本次已作的答案不再计入，原答卷保留备查。'
    const words = { title: '重新开始', detail, yes: '重新开始' }
    if (!(await ask('确认要重新开始吗?', words))) return
    await api.exams.reset({ params: { id: userPaperId } })
    new AnswerStore(userPaperId, window.localStorage).clear()
    await begin()
  }

  return {
    busy,
    start: () => run(begin),
    restart: (attempt: OpenAttempt) => run(() => beginAnew(attempt)),
  }
}

function showFailure({ message, shown }: ApiError): void {
  if (!shown && message) notify(message, 'error')
}
