import { expect, test } from 'vitest'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import { asLines } from './outcome'

const result = (telephone: string | null, liveCode: string | null) => ({ telephone, liveCode })

test('codes are copied as two columns', () => {
  const lines = asLines([
    result('13800000001', 'ABCDEFGH23'),
    result(null, null),
    result('13800000002', null),
    result('13800000003', 'ZYXWVUTS98'),
  ])
  expect(lines).toBe('13800000001\tABCDEFGH23\n13800000003\tZYXWVUTS98')
})

test('each submission has its own key', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})
