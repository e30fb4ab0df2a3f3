// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepTaste, readTaste } from './playerTaste'

beforeEach(() => localStorage.clear())

test('speed and definition are kept apart from each other', () => {
  expect(readTaste()).toEqual({ rate: 1, definition: 'HD' })
  keepTaste({ rate: 1.5 })
  keepTaste({ definition: 'LD' })
  expect(readTaste()).toEqual({ rate: 1.5, definition: 'LD' })
})

test('nonsense is as if nothing was kept', () => {
  for (const text of ['{"rate":16}', '{', '{"definition":5}', 'null']) {
    localStorage.setItem('zhuxue.player', text)
    expect(readTaste()).toEqual({ rate: 1, definition: 'HD' })
  }
})
