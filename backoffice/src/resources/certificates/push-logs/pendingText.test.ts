import { expect, test } from 'vitest'
import { pendingText } from './pendingText'

test('waiting time is shown in minutes, hours or days', () => {
  expect(pendingText(0)).toBe('已等待0分钟')
  expect(pendingText(59)).toBe('已等待59分钟')
  expect(pendingText(60)).toBe('已等待1小时')
  expect(pendingText(48 * 60)).toBe('已等待2天')
})
