import { expect, test } from 'vitest'
import { walletText } from './OrderActions'
import { seatsText } from './OrderItems'
import { activeFilters } from '../../../components/list/filter/activeFilters'
import { hasRange } from './calls'

const eq = (field: string, value: unknown) => ({ field, operator: 'eq' as const, value })

test('the most important of several provider checks is shown', () => {
  const say = (...outcomes: ('settled' | 'already' | 'exception' | 'nothing')[]) =>
    walletText(outcomes.map((outcome) => ({ outcome, state: 'closed' })))
  expect(say('nothing', 'settled')).toBe('支付平台已收款，订单已更新为已支付')
  expect(say('already', 'exception')).toBe('支付平台收到的款项与订单不符，已记入支付异常')
  expect(say('nothing', 'already')).toBe('支付平台已收款，与订单一致')
  expect(say('nothing')).toBe('支付平台没有收款')
  expect(walletText([{ outcome: 'nothing', state: 'open' }])).toBe('支付平台尚未收到付款')
})

test('pending seats are mentioned only when there are any', () => {
  expect(seatsText({ bought: 20, assigned: 6, waiting: 0 })).toBe('名额 20 个，已分配 6 个，剩余 14 个')
  expect(seatsText({ bought: 2, assigned: 2, waiting: 1 })).toBe(
    '名额 2 个，已分配 2 个（其中 1 个等待学员注册），剩余 0 个'
  )
})

test('a download sends the active filters only', () => {
  const filters = [eq('orderStatus', '2'), eq('toShip', 'all'), eq('courseTypes', []), eq('x', '')]
  expect(activeFilters(filters)).toEqual({ orderStatus: '2' })
})

test('a download needs both ends of one range', () => {
  expect(hasRange({ paidTimeStart: 'a', createTimeEnd: 'b' })).toBe(false)
  expect(hasRange({ createTimeStart: 'a', createTimeEnd: 'b' })).toBe(true)
})
