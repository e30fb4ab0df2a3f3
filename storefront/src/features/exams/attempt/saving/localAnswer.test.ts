import { describe, expect, test } from 'vitest'
import {
  mergeSavedAnswer,
  changeAnswer,
  confirmAnswer,
  resolveConflictWithServer,
  type LocalAnswer,
} from './localAnswer'

const unsent: LocalAnswer = { answer: 'B', rev: 3, opId: 'op-1', isUnsent: true }

describe('Local answers', () => {
  test('a changed answer is pending on its original revision', () => {
    const saved: LocalAnswer = { answer: 'A', rev: 3, opId: '', isUnsent: false }
    expect(changeAnswer(saved, 'B', 'op-1')).toEqual(unsent)
    expect(changeAnswer(undefined, 'B', 'op-1')).toEqual({ ...unsent, rev: 0 })
  })

  test('an unchanged answer is not pending again', () => {
    const saved: LocalAnswer = { ...unsent, isUnsent: false }
    expect(changeAnswer(saved, 'B', 'op-2')).toBe(saved)
  })

  test('an answer is saved once the server confirms that change', () => {
    expect(confirmAnswer(unsent, 'op-1', 4)).toEqual({ ...unsent, rev: 4, isUnsent: false })
  })

  test('an answer changed during its request stays pending', () => {
    const later = changeAnswer(unsent, 'C', 'op-2')
    expect(confirmAnswer(later, 'op-1', 4)).toEqual({ answer: 'C', rev: 4, opId: 'op-2', isUnsent: true })
  })

  test('an unsent answer survives a reload', () => {
    expect(mergeSavedAnswer(unsent, { answer: 'A', rev: 3 })).toBe(unsent)
  })

  test('an answer is saved when only the confirmation was lost', () => {
    expect(mergeSavedAnswer(unsent, { answer: 'B', rev: 4 })).toMatchObject({ rev: 4, isUnsent: false })
  })

  test('a new device takes the answer from the server', () => {
    expect(mergeSavedAnswer(undefined, { answer: 'D', rev: 2 })).toEqual({
      answer: 'D',
      rev: 2,
      opId: '',
      isUnsent: false,
    })
  })

  test('a newer answer wins, and the conflict is reported', () => {
    const { next, lost } = resolveConflictWithServer(unsent, { answer: 'D', rev: 5 })
    expect(next).toMatchObject({ answer: 'D', rev: 5, isUnsent: false })
    expect(lost).toBe('B')
  })

  test('an equal newer answer causes no conflict', () => {
    expect(resolveConflictWithServer(unsent, { answer: 'B', rev: 5 }).lost).toBeNull()
  })
})
