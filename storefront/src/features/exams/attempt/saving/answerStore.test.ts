import { beforeEach, describe, expect, test } from 'vitest'
import { pageStorage } from '@zhuxue/api/page-storage'
import { AnswerStore, type AnswerStorage } from './answerStore'
import type { LocalAnswer } from './localAnswer'

const unsent: LocalAnswer = { answer: 'B', rev: 3, opId: 'op-1', isUnsent: true }
let storedValues: Map<string, string>
let storage: AnswerStorage

beforeEach(() => {
  storedValues = new Map()
  storage = {
    getItem: (key) => storedValues.get(key) ?? null,
    setItem: (key, text) => void storedValues.set(key, text),
    removeItem: (key) => void storedValues.delete(key),
    keys: () => [...storedValues.keys()],
  }
})

describe('Answers in the browser', () => {
  test('stored answers survive the page', () => {
    new AnswerStore(7, storage).set(1, unsent)
    expect(new AnswerStore(7, storage).unsent([1, 2])).toEqual([[1, unsent]])
  })

  test('answers of two tabs do not overwrite each other', () => {
    const [one, other] = [new AnswerStore(7, storage), new AnswerStore(7, storage)]
    one.set(1, unsent)
    other.set(2, unsent)
    expect(one.unsent([1, 2])).toHaveLength(2)
  })

  test('answers of another attempt are not touched', () => {
    new AnswerStore(70, storage).set(1, unsent)
    const store = new AnswerStore(7, storage)
    store.set(1, unsent)
    store.clear()
    expect(store.get(1)).toBeUndefined()
    expect(new AnswerStore(70, storage).get(1)).toEqual(unsent)
    expect(store.questionOf('zhuxue.attempt.70.1')).toBeNull()
    expect(store.questionOf('zhuxue.attempt.7.1')).toBe(1)
    expect(store.questionOf('zhuxue.attempt.7.bookmarks')).toBeNull()
  })

  test('answers stay in the page where the browser denies storage', () => {
    const deniedStorage = pageStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const store = new AnswerStore(7, deniedStorage)
    store.set(1, unsent)
    expect(store.get(1)).toEqual(unsent)
    store.bookmarks = { shown: [1], unsent: [] }
    expect(store.bookmarks.shown).toEqual([1])
    expect(() => store.clear()).not.toThrow()
    expect(store.get(1)).toBeUndefined()
  })

  test('corrupt stored answers are ignored', () => {
    storedValues.set('zhuxue.attempt.7.1', '{')
    expect(new AnswerStore(7, storage).get(1)).toBeUndefined()
  })

  test('a requested submission is stored until cancelled', () => {
    const store = new AnswerStore(7, storage)
    store.isSubmitting = true
    expect(new AnswerStore(7, storage).isSubmitting).toBe(true)
    store.isSubmitting = false
    expect(store.isSubmitting).toBe(false)
  })
})
