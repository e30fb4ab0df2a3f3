import { expect, test } from 'vitest'
import { durationText } from './durationText'

test.each([
  [0, '0秒'],
  [59, '59秒'],
  [3600, '1小时'],
  [93_784, '1天2小时3分4秒'],
  [86_401, '1天1秒'],
])('%i seconds are %s', (seconds, text) => expect(durationText(seconds)).toBe(text))
