import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import type { ApiClient } from '@japa/api-client'

interface Seat {
  token: string
  paperId: number
  correlationId?: string
}

/** The calls of a learner who takes a paper. Each returns its body. */
export function attemptClient(client: ApiClient, { token, paperId, correlationId }: Seat) {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const request = client.request(`/api/user/${path}`, method).header('Authorization', token)
    if (body) request.json(body)
    const answer = await request
    return { status: answer.status(), text: answer.text(), ...answer.body() }
  }
  return {
    call,
    open: () => call('GET', `papers/paperId/${paperId}?correlationId=${correlationId ?? ''}`),
    start: (more: object = {}) => call('POST', 'papers', { paperId, correlationId, ...more }),
    save: (userPaperId: number, questionId: number, answer: string, more: object = {}) =>
      call('POST', 'paper-answers', { userPaperId, paperId, questionId, answer, ...more }),
    saveAll: (userPaperId: number, answers: object[]) =>
      call('POST', 'paper-answers', { userPaperId, paperId, answers }),
    bookmark: (userPaperId: number, marks: Record<number, boolean>) =>
      call('POST', `user-papers/${userPaperId}/bookmarks`, {
        questions: Object.entries(marks).map(([id, bookmarked]) => ({ questionId: Number(id), bookmarked })),
      }),
    submit: (userPaperId: number) => call('POST', `user-papers/${userPaperId}/scoring`),
    answers: (userPaperId: number, query = '') => call('GET', `papers/${userPaperId}/paper-answers${query}`),
    reset: (userPaperId: number) => call('DELETE', `user-papers/${userPaperId}`),
  }
}

/** Extends the sessions, because the clock jumps by days. */
export async function reuseSessions(): Promise<void> {
  await db.from('access_tokens').update({ expires_at: '2099-12-31', last_used_at: toStored(now()) })
}
