import { describe, expect, test } from 'vitest'
import {
  mergeSavedAnswer,
  changeAnswer,
  confirmAnswer,
  resolveConflictWithServer,
  type LocalAnswer,
} from './localAnswer'

const unsent: LocalAnswer = { answer: 'B', rev: 3, opId: 'op-1', isUnsent: true }

describe('an answer in the local queue', () => {
  test('waits after a change, over the revision it started from', () => {
    const saved: LocalAnswer = { answer: 'A', rev: 3, opId: '', isUnsent: false }
    expect(changeAnswer(saved, 'B', 'op-1')).toEqual(unsent)
    expect(changeAnswer(undefined, 'B', 'op-1')).toEqual({ ...unsent, rev: 0 })
  })

  test('does not wait again when nothing changed', () => {
    const saved: LocalAnswer = { ...unsent, isUnsent: false }
    expect(changeAnswer(saved, 'B', 'op-2')).toBe(saved)
  })

  test('is saved once the server confirms that very change', () => {
    expect(confirmAnswer(unsent, 'op-1', 4)).toEqual({ ...unsent, rev: 4, isUnsent: false })
  })

  test('waits on when changed while the former was under way', () => {
    const later = changeAnswer(unsent, 'C', 'op-2')
    expect(confirmAnswer(later, 'op-1', 4)).toEqual({ answer: 'C', rev: 4, opId: 'op-2', isUnsent: true })
  })

  test('outlives a reload before it was sent', () => {
    expect(mergeSavedAnswer(unsent, { answer: 'A', rev: 3 })).toBe(unsent)
  })

  test('is saved when only the confirmation was lost', () => {
    expect(mergeSavedAnswer(unsent, { answer: 'B', rev: 4 })).toMatchObject({ rev: 4, isUnsent: false })
  })

  test('comes from the server on a new device', () => {
    expect(mergeSavedAnswer(undefined, { answer: 'D', rev: 2 })).toEqual({
      answer: 'D',
      rev: 2,
      opId: '',
      isUnsent: false,
    })
  })

  test('gives way to a newer one, and tells the loss', () => {
    const { next, lost } = resolveConflictWithServer(unsent, { answer: 'D', rev: 5 })
    expect(next).toMatchObject({ answer: 'D', rev: 5, isUnsent: false })
    expect(lost).toBe('B')
  })

  test('loses nothing when the newer one says the same', () => {
    expect(resolveConflictWithServer(unsent, { answer: 'B', rev: 5 }).lost).toBeNull()
  })
})
