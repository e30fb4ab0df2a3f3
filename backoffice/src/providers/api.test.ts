import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmIdentityCode } from '@zhuxue/api/terms/accounts/sessions'
import { call, http } from './api'
import { registerIdentityPrompt } from '../lib/identityProof'

const refusal = { code: ConfirmIdentityCode, msg: '为保护数据安全，请再次验证身份' }
const success = { code: '200', msg: '已保存' }

/** Answers the calls one after another, the last answer for all further ones. */
function mockAnswers(...answers: (object | Blob)[]) {
  const sent: InternalAxiosRequestConfig[] = []
  http.defaults.adapter = async (config) => {
    sent.push(config)
    const data = answers[Math.min(sent.length, answers.length) - 1]
    return { data, status: 200, statusText: '', headers: {}, config } as AxiosResponse
  }
  return sent
}

const save = () => call('POST /api/admin/params', { body: { passLine: 61 } })

let remove = () => undefined as void
const answerPrompt = (isProved: boolean) => {
  const prompt = vi.fn(async () => isProved)
  remove = registerIdentityPrompt(prompt)
  return prompt
}
afterEach(() => remove())

test('a refused call is repeated with the same body after a proof', async () => {
  const prompt = answerPrompt(true)
  const sent = mockAnswers(refusal, success)

  expect(await save()).toEqual(success)
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(sent.map(({ data }) => JSON.parse(data))).toEqual([{ passLine: 61 }, { passLine: 61 }])
})

test('a call refused twice is not repeated again', async () => {
  const prompt = answerPrompt(true)
  const sent = mockAnswers(refusal)

  await expect(save()).rejects.toMatchObject({ code: ConfirmIdentityCode })
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(sent).toHaveLength(2)
})

test.each(['cancelled', 'missing'])('a %s dialog rejects the call with the message', async (dialog) => {
  if (dialog === 'cancelled') answerPrompt(false)
  mockAnswers(refusal)

  await expect(save()).rejects.toMatchObject({ code: ConfirmIdentityCode, message: refusal.msg })
})

test('calls refused at once share one dialog', async () => {
  const prompt = answerPrompt(true)
  mockAnswers(refusal, refusal, success)

  expect(await Promise.all([save(), save()])).toEqual([success, success])
  expect(prompt).toHaveBeenCalledTimes(1)
})

test('a refused download is repeated too', async () => {
  answerPrompt(true)
  const sheet = new Blob(['sheet'], { type: 'application/vnd.ms-excel' })
  mockAnswers(new Blob([JSON.stringify(refusal)], { type: 'application/json' }), sheet)

  const { data } = await http.get('/api/admin/users-export', { responseType: 'blob' })
  expect(data).toBe(sheet)
})
