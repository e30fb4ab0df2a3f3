import { expect, test } from 'vitest'
import { bodyOf, emptyQuestion, isKeyChanged, keysWithout, shownName, toggleKey, toHtml, toTyped } from './question'
import type { Question } from '../../../lib/apiTypes'

test('a cut name ends with an ellipsis', () => {
  expect(shownName('短题')).toBe('短题')
  expect(shownName(`${'题'.repeat(49)}（`)).toBe(`${'题'.repeat(49)}…`)
})

test('a single choice has one key, other types several', () => {
  expect(toggleKey(['A'], 'B', 'single')).toEqual(['B'])
  expect(toggleKey(['C'], 'A', 'multiple')).toEqual(['A', 'C'])
  expect(toggleKey(['A', 'C'], 'A', 'multiple')).toEqual(['C'])
})

test('keys stay with their choices when one is removed', () => {
  expect(keysWithout(['A', 'B', 'D'], 1)).toEqual(['A', 'C'])
})

test('plain choices survive conversion to rich text and back', () => {
  for (const typed of ['3 < 5 & 7 > 2', '<b>', '&lt;', '甲']) {
    expect(toTyped(toHtml(typed))).toBe(typed)
  }
  expect(toTyped('<p>甲</p>')).toBe('甲')
  expect(toTyped('<p><strong>甲</strong></p>')).toBeNull()
  expect(toTyped('<p>甲</p><p>乙</p>')).toBeNull()
})

test('a question without choices is sent without keys', () => {
  const values = { ...emptyQuestion, questionType: 'askanswer' as const }
  expect(bodyOf({ ...values, questionKeys: ['A'] })).toMatchObject({ choices: [], questionKeys: [] })
  const shortened = { ...emptyQuestion, choices: ['甲', '乙'], questionKeys: ['D' as const] }
  expect(bodyOf(shortened).questionKeys).toEqual([])
})

test('a changed key of an edited question offers a regrade', () => {
  const before = { questionKeys: ['A'], questionType: 'single', version: 1 } as Question
  const after = { ...before, questionKeys: ['B'], version: 2 }
  expect(isKeyChanged(before, after)).toBe(true)
  expect(isKeyChanged(null, after)).toBe(false)
  expect(isKeyChanged(before, { ...after, questionKeys: ['A'] })).toBe(false)
})
