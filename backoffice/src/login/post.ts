import { timeoutSignal } from '@zhuxue/api/timeout-signal'
import type { Call, Response } from '../lib/calls'
import { sentenceOf, toHttpError, type Envelope } from '../lib/refusals'

const timeoutMs = 20_000

type Post = Call extends infer C ? (C extends `POST ${string}` ? C : never) : never

interface Answer<C extends Post> {
  data: Response<C>
  /** Of somebody who has just signed in. */
  token: string
}

/**
 * A call of the login page, which does without the board's client.
 * @throws HttpError with the server's sentence
 */
export async function post<C extends Post>(name: C, body: object): Promise<Answer<C>> {
  const answer = await fetch(name.slice('POST '.length), {
    method: 'POST',
    headers: { 'Accept': 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: timeoutSignal(timeoutMs),
  }).catch(() => undefined)
  if (!answer) throw toHttpError({ code: 'network' }, 0)
  const data: Envelope = await answer.json().catch(() => ({ code: 'network' }))
  if (!answer.ok) throw toHttpError({ ...data, msg: sentenceOf(answer.status, data) }, answer.status)
  if (String(data.code) !== '200') throw toHttpError(data, answer.status)
  return { data: data as unknown as Response<C>, token: answer.headers.get('authorization') ?? '' }
}
