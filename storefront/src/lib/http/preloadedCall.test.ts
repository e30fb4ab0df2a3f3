// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { takeEarly } from './preloadedCall'

const response = Promise.resolve(new Response('{}'))

test('takes an early response once, of the same person', async () => {
  window.early = { url: '/api/paper', token: 'mine', response }
  expect(takeEarly('/api/other', 'mine')).toBeNull()
  expect(takeEarly('/api/paper', 'of another')).toBeNull()
  expect(takeEarly('/api/paper', 'mine')).toBe(response)
  expect(takeEarly('/api/paper', 'mine')).toBeNull()
})
