import { messages } from '@zhuxue/api/terms/media'
import axios, { AxiosError } from 'axios'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../providers/api'
import { upload } from './upload'

vi.mock('../providers/api', () => ({ call: vi.fn() }))

const file = new File(['%PDF'], '讲义.pdf', { type: 'application/pdf' })
const png = new File(['png'], '封面.png', { type: 'image/png' })
const seconds = (count: number) => Math.floor(Date.now() / 1000) + count

let forms = 0
let sent: { host: string; key: unknown; last: string | undefined }[] = []
/** Response of the store to each successive upload; the default is success. */
let answers: (number | 'broken' | 'taken')[] = []
let life = 300

beforeEach(() => {
  vi.useFakeTimers()
  ;[forms, sent, answers, life] = [0, [], [], 300]
  vi.mocked(call).mockImplementation(async (_name, options) => {
    const { category } = options!.query as { category: string }
    const key = `${category}/${++forms}`
    const fields = { key, policy: 'p', signature: 's' }
    return { host: '/uploads', fields, url: `/uploads/${key}`, expire: seconds(life) } as never
  })
  vi.spyOn(axios, 'post').mockImplementation(async (host, form) => {
    const fields = [...(form as FormData)]
    sent.push({ host, key: fields[0]?.[1], last: fields[fields.length - 1]?.[0] })
    const answer = answers.shift() ?? 'taken'
    if (answer === 'taken') return { status: 200 }
    const data = { msg: '上传的文件过大' }
    const response = answer === 'broken' ? undefined : ({ status: answer, data } as never)
    throw new AxiosError('no', undefined, undefined, undefined, response)
  })
})

// Expires unused signatures before the next test.
afterEach(() => {
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.restoreAllMocks()
})

test('the file is the last form field and its URL returned', async () => {
  expect(await upload(file, 'handout')).toBe('/uploads/handout/1')
  expect(sent).toEqual([{ host: '/uploads', key: 'handout/1', last: 'file' }])
})

test('a used signature is not reused', async () => {
  await upload(png, 'image/cover')
  await upload(png, 'image/cover')

  expect(sent.map(({ key }) => key)).toEqual(['image/cover/1', 'image/cover/2'])
})

test('parallel uploads have a signature each', async () => {
  await Promise.all([upload(png, 'image/cover'), upload(png, 'image/cover')])

  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('an unused signature is reused while it is valid', async () => {
  answers = [413]
  await expect(upload(png, 'image/cover')).rejects.toEqual({ message: '上传的文件过大', statusCode: 413 })

  vi.setSystemTime(Date.now() + 296_000)
  await upload(png, 'image/cover')

  expect(sent.map(({ key }) => key)).toEqual(['image/cover/1', 'image/cover/1'])
})

test('a signature valid for only 3 s is replaced', async () => {
  answers = [413]
  await expect(upload(png, 'image/cover')).rejects.toBeDefined()

  vi.setSystemTime(Date.now() + 297_000)
  await upload(png, 'image/cover')

  expect(sent.map(({ key }) => key)).toEqual(['image/cover/1', 'image/cover/2'])
})

test('a signature is used for one content type only', async () => {
  answers = [413]
  await expect(upload(png, 'image/cover')).rejects.toBeDefined()
  await upload(new File(['jpg'], 'a.jpg', { type: 'image/jpeg' }), 'image/cover')

  expect(forms).toBe(2)
})

test.each(['broken', 403, 409, 500] as const)(
  'an upload failed with "%s" is retried with a new signature',
  async (end) => {
    answers = [end]
    const percents: number[] = []

    expect(await upload(file, 'handout', (percent) => percents.push(percent))).toBe('/uploads/handout/2')
    expect(percents).toEqual([0])
  }
)

test('a signature that expires during the upload is replaced', async () => {
  life = 0
  answers = [400]

  await upload(file, 'handout')

  expect(forms).toBe(2)
})

test('a reused signature that the store rejects is replaced', async () => {
  answers = [413, 400]
  await expect(upload(png, 'image/cover')).rejects.toBeDefined()

  expect(await upload(png, 'image/cover')).toBe('/uploads/image/cover/2')
})

test('a failed upload is retried only once', async () => {
  answers = ['broken', 'broken', 'taken']

  await expect(upload(file, 'handout')).rejects.toEqual({ message: messages.uploadFailed, statusCode: 0 })
  expect(sent).toHaveLength(2)
})
