// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { savePlayerPreferences, loadPlayerPreferences } from './playerChoices'

beforeEach(() => localStorage.clear())

test('speed, definition and automatic playback are stored independently', () => {
  expect(loadPlayerPreferences()).toEqual({ rate: 1, definition: 'HD', autoNext: true })
  savePlayerPreferences({ rate: 1.5 })
  savePlayerPreferences({ definition: 'LD' })
  savePlayerPreferences({ autoNext: false })
  expect(loadPlayerPreferences()).toEqual({ rate: 1.5, definition: 'LD', autoNext: false })
})

test('invalid stored values are ignored', () => {
  for (const text of ['{"rate":16}', '{', '{"definition":5}', 'null']) {
    localStorage.setItem('zhuxue.player', text)
    expect(loadPlayerPreferences()).toEqual({ rate: 1, definition: 'HD', autoNext: true })
  }
})
