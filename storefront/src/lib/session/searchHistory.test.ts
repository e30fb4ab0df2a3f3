import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSearchHistory, rememberSearch, searchHistory } from './searchHistory'

const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})

describe('Search history', () => {
  it('the history has the last eight searches, newest first, without duplicates', () => {
    for (let at = 0; at < 10; at++) rememberSearch(`词${at}`)
    rememberSearch('词5')
    expect(searchHistory()).toEqual(['词5', '词9', '词8', '词7', '词6', '词4', '词3', '词2'])
  })

  it('a cleared or corrupt history is empty', () => {
    rememberSearch('造价')
    clearSearchHistory()
    expect(searchHistory()).toEqual([])
    for (const broken of ['{', '7', '[1, null]']) {
      storage.set('zhuxue.searches', broken)
      expect(searchHistory()).toEqual([])
    }
  })
})
