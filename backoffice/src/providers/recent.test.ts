// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { recent, remember, type RecentEntry } from './recent'
import { session } from './session'

beforeEach(() => sessionStorage.clear())

const screen = (name: string): RecentEntry => ({ kind: 'screen', path: `/board/admin/${name}`, label: name })

test('the last eight entries are stored, each once, newest first', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) remember(1, screen(name))
  expect(recent(1).map(({ label }) => label)).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b'])
  expect(recent(2)).toEqual([])
})

test('recent entries contain no personal data', () => {
  remember(1, { kind: 'person', path: '/board/admin/x/7', label: '李明' })
  remember(1, { kind: 'order', path: '/board/admin/orders', label: '2026' })
  expect(JSON.stringify(sessionStorage)).not.toMatch(/李明|138/)
  expect(recent(1)).toEqual([{ kind: 'order', path: '/board/admin/orders', label: '2026' }])
})

test('invalid stored entries are ignored', () => {
  const invalidEntries = '{"userId":1,"entries":[null,{"kind":"screen","label":"x","path":"//evil"}]}'
  for (const saved of [invalidEntries, '{"userId":1,"entries":"x"}', 'null', 'broken']) {
    sessionStorage.setItem('zhuxue.board.recent', saved)
    expect(recent(1)).toEqual([])
  }
})

test('signing out removes the recent entries', () => {
  remember(1, screen('a'))
  session.close()
  expect(sessionStorage).toHaveLength(0)
})
