import { expect, test } from 'vitest'
import { titleOf, withOfflineBanner } from './offlineBanner'

const at = Date.parse('2026-11-24T02:32:00Z')
const later = (hours: number) => at + hours * 3_600_000

test('an offline copy shows when it was cached', () => {
  const page = '<body><main id="main" tabindex="-1"><h1>课程</h1></main></body>'
  expect(withOfflineBanner(page, at, later(1))).toMatch(
    /<main id="main" tabindex="-1"><p [^>]*>.*这是 10:32 保存的页面/
  )
})

test('another day is shown, by the clock of Shanghai', () => {
  expect(withOfflineBanner('<main>', at, later(14))).toContain('11月24日 10:32')
  expect(withOfflineBanner('<main>', at, later(13))).toContain('这是 10:32')
})

test('the title of a page is read', () => {
  expect(titleOf('<title>土建计量 - 筑学</title>')).toBe('土建计量 - 筑学')
  expect(titleOf('<p>')).toBe('')
})
