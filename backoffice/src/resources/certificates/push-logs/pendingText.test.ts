import { expect, test } from 'vitest'
import { waitingText } from './pendingText'

test('waiting time is shown in minutes, hours or days', () => {
  expect(waitingText(0)).toBe('已等待0分钟')
  expect(waitingText(59)).toBe('已等待59分钟')
  expect(waitingText(60)).toBe('已等待1小时')
  expect(waitingText(48 * 60)).toBe('已等待2天')
})
