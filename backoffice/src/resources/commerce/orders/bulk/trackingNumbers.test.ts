import { expect, test } from 'vitest'
import { spreadPasted, trackingErrors } from './trackingNumbers'

const [one, two, three] = ['26112900000000000001', '26112900000000000002', '26112900000000000003']
const orders = [one, two, three]

test('pasted lines fill the following orders', () => {
  expect(spreadPasted('SF1\r\nSF2\n', orders, two)).toEqual({ [two]: 'SF1', [three]: 'SF2' })
})

test('a line with an order number goes to that order', () => {
  expect(spreadPasted(`${three}\tSF3\nSF1`, orders, one)).toEqual({ [three]: 'SF3', [one]: 'SF1' })
})

test('lines after the last order are ignored', () => {
  expect(spreadPasted('SF1\nSF2', orders, three)).toEqual({ [three]: 'SF1' })
})

test('a repeated or malformed number is an error at its order', () => {
  const errors = trackingErrors({ [one]: 'SF1', [two]: 'SF1', [three]: '顺丰' })
  expect(errors[two]).toContain(one)
  expect(errors[three]).toContain('20位以内')
  expect(trackingErrors({ [one]: '', [two]: '' })).toEqual({})
})
