import { expect, test } from 'vitest'
import { refundOutcome } from './outcome'
import type { Refund } from '../../../lib/apiTypes'

const refund = (overrides: Partial<Refund>) => ({ refundAmt: 39.9, failure: null, ...overrides }) as Refund

test("the message of a refund follows the provider's response", () => {
  expect(refundOutcome(refund({ refundStatus: 'done' }))).toEqual({
    type: 'success',
    content: '退款成功，39.90 元已退回付款账户',
  })
  expect(refundOutcome(refund({ refundStatus: 'done', refundAmt: 0 })).content).toBe('退款成功')
  expect(refundOutcome(refund({ refundStatus: 'processing' })).type).toBe('info')
  expect(refundOutcome(refund({ refundStatus: 'processing', needsSerial: true })).content).toContain('登记流水号')
  const failureText = '支付平台没有受理（余额不足），系统会自动重试'
  expect(refundOutcome(refund({ refundStatus: 'requested', failure: failureText })).content).toBe(failureText)
  expect(refundOutcome(refund({ refundStatus: 'failed', failure: '账户异常' }))).toEqual({
    type: 'error',
    content: '账户异常',
  })
})
