// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepChoices, readChoices } from './playerChoices'

beforeEach(() => localStorage.clear())

test('speed and definition are kept apart from each other', () => {
  expect(readChoices()).toEqual({ rate: 1, definition: 'HD' })
  keepChoices({ rate: 1.5 })
  keepChoices({ definition: 'LD' })
  expect(readChoices()).toEqual({ rate: 1.5, definition: 'LD' })
})

test('nonsense is as if nothing was kept', () => {
  for (const text of ['{"rate":16}', '{', '{"definition":5}', 'null']) {
    localStorage.setItem('zhuxue.player', text)
    expect(readChoices()).toEqual({ rate: 1, definition: 'HD' })
  }
})
