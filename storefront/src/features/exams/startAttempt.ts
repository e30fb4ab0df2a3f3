import { PresenceCheckCode } from '@zhuxue/api/terms/accounts/presence'
import { AttemptErrorCode } from '@zhuxue/api/terms/exams/attempts'
import { AnswerStore } from '~/features/exams/attempt/saving/answerStore'
import { reportFailure } from '~/lib/http/reportFailure'
import { confirmAction } from '~/lib/toasts'
import { api } from './api'
import type { Started, StartedPaper } from './wire'
import { localStore } from '~/lib/storage'

/**
 * Starts an attempt or continues the open one; an open one of the other mode is abandoned after a confirmation. Null if
 * the user cancels.
 */
export async function startAttempt(of: StartedPaper, restart = false): Promise<Started | null> {
  try {
    return await api.exams.start({ body: { ...of, restart } })
  } catch (error) {
    const failure = reportFailure(error)
    if (failure.code === PresenceCheckCode) {
      const { passPresenceCheck } = await import('~/features/presence/passPresenceCheck')
      if (await passPresenceCheck()) return startAttempt(of, restart)
    }
    if (failure.code !== AttemptErrorCode.OtherMode || restart) throw failure
    const words = { title: '重新开始', yes: '重新开始' }
    return (await confirmAction(failure.message, words)) ? startAttempt(of, true) : null
  }
}

export async function restartAttempt(of: StartedPaper, userPaperId: number): Promise<Started | null> {
  const detail = '本次已作的答案不再计入，原答卷保留备查。'
  const words = { title: '重新开始', detail, yes: '重新开始' }
  if (!(await confirmAction('确认要重新开始吗?', words))) return null
  await api.exams.reset({ params: { id: userPaperId } })
  new AnswerStore(userPaperId, localStore).clear()
  return startAttempt(of)
}
