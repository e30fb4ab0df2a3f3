import { expect, test } from 'vitest'
import { firstWay } from './payWay'

const all = ['native', 'h5', 'jsapi'] as const
const agents = {
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36',
  wechat: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Mobile/15E148 MicroMessenger/8.0.54',
}

test('the browser decides what is shown first', () => {
  expect(firstWay(all, agents.desk)).toBe('native')
  expect(firstWay(all, agents.iphone)).toBe('h5')
  expect(firstWay(all, agents.android)).toBe('h5')
  expect(firstWay(all, agents.wechat)).toBe('jsapi')
})

test('what is not offered gives way to the code', () => {
  expect(firstWay(['native', 'h5'], agents.wechat)).toBe('native')
  expect(firstWay(['native', 'jsapi'], agents.android)).toBe('native')
  expect(firstWay([], agents.android)).toBe('native')
})
