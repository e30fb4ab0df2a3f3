import { expect, expectTypeOf, test } from 'vitest'
import { registry } from '@zhuxue/api/registry'
import { createClient, fileBody, type Call } from './client'

async function callOf(makeCall: (api: ReturnType<typeof createClient>) => PromiseLike<unknown>) {
  const calls: Call[] = []
  await makeCall(createClient(registry.routes, async (call) => calls.push(call)))
  return calls[0]!
}

test('a call by name requests the route of the registry', async () => {
  const { url, init } = await callOf((api) => api.exams.paper({ params: { id: 7 }, query: {} }))

  expect(url).toMatch(/^\/api\/.*\/7$/)
  expect(init.method).toBe('GET')
  expect(init.body).toBeUndefined()
})

test('a camel case name finds its route', async () => {
  const headers = { 'Idempotency-Key': 'k1' }
  const body = { products: [] }
  const { url, init } = await callOf((api) => api.commerce.cartMerges.store({ body, headers }))

  expect(url).toMatch(/^\/api\/user\//)
  expect(init.method).toBe('POST')
  expect(init.headers.get('Idempotency-Key')).toBe('k1')
  expect(init.headers.get('Content-Type')).toBe('application/json')
  expect(JSON.parse(init.body as string)).toEqual(body)
})

test('a file is sent unchanged, with its own type', async () => {
  const body = new Blob(['%PDF-'], { type: 'application/pdf' })
  const { init } = await callOf((api) => api.certificates.public.files.store(fileBody(body)))

  expect(init.headers.get('Content-Type')).toBe('application/pdf')
  expect(init.body).toBe(body)
})

test('parameters are encoded and undefined queries omitted', async () => {
  const { url } = await callOf((api) =>
    api.exams.paper({
      params: { id: '1/2?' },
      query: { correlationId: 'a b&c', none: undefined, nil: null, ids: [1, 2] } as never,
    })
  )

  expect(url).toMatch(/\/1%2F2%3F\?correlationId=a\+b%26c&ids%5B%5D=1&ids%5B%5D=2$/)
})

test('an unknown route or a missing parameter is an error', async () => {
  const unknown = (api: unknown) => (api as { nobody: { knows: () => Promise<unknown> } }).nobody.knows()

  await expect(callOf(unknown)).rejects.toThrow('is not a function')
  await expect(callOf((api) => api.exams.paper({ params: {} as never }))).rejects.toThrow('no id')
})

test('a quiet call passes its flag to the sender', async () => {
  const params = { id: 1 }

  expect((await callOf((api) => api.exams.handIn({ params, context: { quiet: true } }))).quiet).toBe(true)
  expect((await callOf((api) => api.exams.handIn({ params }))).quiet).toBe(false)
})

test('a promise can resolve with the client', async () => {
  const api = createClient(registry.routes, async () => 'asked')

  await expect(Promise.resolve(api).then((carried) => carried.exams.paper)).resolves.toBeTypeOf('function')
})

test('the types contain only existing routes', () => {
  const { paper } = createClient(registry.routes, async () => 'asked').exams

  expectTypeOf(paper).returns.resolves.toHaveProperty('paperId')
  expectTypeOf(paper).returns.not.toHaveProperty('safe')
  expectTypeOf(paper).parameter(0).not.toHaveProperty('timeout')
  expectTypeOf(paper).parameter(0).not.toHaveProperty('retry')
})
