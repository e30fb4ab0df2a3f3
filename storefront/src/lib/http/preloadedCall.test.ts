// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { consumePreloadedCall } from './preloadedCall'

const response = Promise.resolve(new Response('{}'))

test('a preloaded response is used once, by the same user', async () => {
  window.early = { url: '/api/paper', token: 'mine', response }
  expect(consumePreloadedCall('/api/other', 'mine')).toBeNull()
  expect(consumePreloadedCall('/api/paper', 'of another')).toBeNull()
  expect(consumePreloadedCall('/api/paper', 'mine')).toBe(response)
  expect(consumePreloadedCall('/api/paper', 'mine')).toBeNull()
})
