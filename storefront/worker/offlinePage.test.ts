import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { offlinePage } from './offlinePage'

const at = Date.parse('2026-11-24T02:32:00Z')
const page = { href: '/index/course-info/7?parentCourseId=3', title: '土建计量 - 筑学', copiedAt: at }

test('the offline page lists the readable pages', async () => {
  const response = await offlinePage([page], at)
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(html).toContain('<a href="/index/course-info/7?parentCourseId=3">土建计量 - 筑学</a>')
  expect(html).toContain('10:32 保存')
})

test('the offline page runs only its own script', async () => {
  const response = await offlinePage([], at)
  const html = await response.text()
  const hash = (tag: string) => {
    const text = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html)![1]!
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  }
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src ${hash('style')}; script-src ${hash('script')}; base-uri 'none'; frame-ancestors 'none'`
  )
  expect(html).not.toContain('可以离线阅读')
})

test('a title is escaped as text', async () => {
  const html = await (await offlinePage([{ ...page, title: '<img src=x>' }], at)).text()
  expect(html).not.toContain('<img')
})
