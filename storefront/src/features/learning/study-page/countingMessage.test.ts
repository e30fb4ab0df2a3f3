import { expect, test } from 'vitest'
import { countingMessage } from './countingMessage'

const counts = { on: true, text: '正在计时', reason: null }
const nothing = { counting: null, creditBlockers: [], isFinished: false, ended: false, unfinished: null }

test('a running video shows that it counts', () => {
  expect(countingMessage(nothing)).toEqual({ on: true, text: '观看时长会自动保存' })
  expect(countingMessage({ ...nothing, counting: counts })).toEqual({ on: true, text: '正在计时' })
})

test('blockers of minutes are shown in the same line', () => {
  const { text } = countingMessage({ ...nothing, counting: counts, creditBlockers: ['live', 'expired'] })
  expect(text).toBe('正在计时 · 直播课程不产生学时')
})

test('a stopped clock shows only its own reason', () => {
  const counting = { on: false, text: '停止计时', reason: 'superseded' as const }
  expect(countingMessage({ ...nothing, counting, creditBlockers: ['no-hours'] })).toEqual({
    on: false,
    text: '停止计时',
  })
})

test('a finished chapter is not shown as counting', () => {
  const finished = { ...nothing, isFinished: true }
  const complete = { on: false, text: '计满', reason: 'complete' as const }
  expect(countingMessage({ ...finished, counting: complete, creditBlockers: ['credited'] })).toEqual({
    on: true,
    text: '本章已学完',
  })
  const again = { on: false, text: '停止计时', reason: 'superseded' as const }
  expect(countingMessage({ ...finished, counting: again }).text).toBe('停止计时')
})

test('the clock has stopped at the end of a finished chapter', () => {
  const ended = { ...nothing, counting: counts, ended: true }
  expect(countingMessage({ ...ended, isFinished: true }).text).toBe('本章已学完')
  const watch = { countedSeconds: 2700, videoSeconds: 5400, unseenParts: 2, fastestRate: null }
  expect(countingMessage({ ...ended, unfinished: { reason: 'watching', ...watch } })).toEqual({
    on: false,
    text: '未完成视频观看：已计 45 / 90 分钟 · 有 2 段没有看过',
  })
})
