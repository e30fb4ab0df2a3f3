import { expect, test } from 'vitest'
import { deviceOf } from './device'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36', 'Chrome · Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge · Windows'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) ${safari} Version/17.1 Safari/604.1`,
    'Safari · iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${safari} Chrome/120.0 MicroMessenger/8.0.44`,
    '微信 · Android',
  ],
  ['curl/8.5.0', '其他'],
  [null, '—'],
])('"%s" is told as "%s"', (userAgent, told) => {
  expect(deviceOf(userAgent)).toBe(told)
})
