import { expect, test } from 'vitest'
import { byDay } from './byDay'

const at = (createTime: string) => ({ createTime })

test('messages are grouped by day and stay in order', () => {
  const rows = [at('2026-11-23 10:00:00'), at('2026-11-23 08:00:00'), at('2026-11-22 23:59:59')]
  expect(byDay(rows)).toEqual([
    ['2026-11-23', [rows[0], rows[1]]],
    ['2026-11-22', [rows[2]]],
  ])
  expect(byDay([])).toEqual([])
})
