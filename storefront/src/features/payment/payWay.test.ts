import { expect, test } from 'vitest'
import { defaultPayMethod, opensIn } from './payWay'

const all = ['native', 'h5', 'jsapi'] as const
const agents = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36',
  wechat: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Mobile/15E148 MicroMessenger/8.0.54',
}

test('the browser decides which payment method is shown first', () => {
  expect(defaultPayMethod(all, agents.desktop)).toBe('native')
  expect(defaultPayMethod(all, agents.iphone)).toBe('h5')
  expect(defaultPayMethod(all, agents.android)).toBe('h5')
  expect(defaultPayMethod(all, agents.wechat)).toBe('jsapi')
})

test('the QR code replaces a method that is not offered', () => {
  expect(defaultPayMethod(['native', 'h5'], agents.wechat)).toBe('native')
  expect(defaultPayMethod(['native', 'jsapi'], agents.android)).toBe('native')
  expect(defaultPayMethod([], agents.android)).toBe('native')
})

test('Alipay does not open inside WeChat', () => {
  expect(opensIn('alipay', agents.wechat)).toBe(false)
  expect(opensIn('wechat', agents.wechat)).toBe(true)
  expect(opensIn('alipay', agents.iphone)).toBe(true)
})
