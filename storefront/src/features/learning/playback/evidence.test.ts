import { expect, test } from 'vitest'
import { newEvidence, withRate, withVisibility } from './evidence'

test('the fastest rate since the last heartbeat is reported', () => {
  const slowAgain = withRate(withRate(newEvidence(1, true), 2), 1)
  expect(slowAgain).toEqual({ rate: 1, fastest: 2, visible: true })
  expect(newEvidence(slowAgain.rate, true).fastest).toBe(1)
})

test('a page that was hidden once is reported as hidden', () => {
  const back = withVisibility(withVisibility(newEvidence(1, true), false), true)
  expect(back.visible).toBe(false)
})
