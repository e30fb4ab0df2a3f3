import { describe, expect, it } from 'vitest'
import { searchQueryFrom } from './loadSearch'

const from = (query: string) => searchQueryFrom(new URLSearchParams(query))

describe('Search query', () => {
  it('a query of fewer than two characters is empty', () => {
    expect(from('').keyword).toBe('')
    expect(from('keyword=%E9%80%A0').keyword).toBe('')
    expect(from('keyword=%20a%00%20').keyword).toBe('')
    expect(from('keyword=𠮷').keyword).toBe('')
  })

  it('a long query is cut, never inside a character', () => {
    expect(from(`keyword=${'造'.repeat(80)}`).keyword).toHaveLength(50)
    expect(from(`keyword=${'𠮷'.repeat(80)}`).keyword).toBe('𠮷'.repeat(50))
    expect(from(`keyword=${'a'.repeat(49)}😀`).keyword).toBe(`${'a'.repeat(49)}😀`)
  })

  it('a query accepts four kinds and a hundred pages', () => {
    expect(from('kind=article&page=3')).toMatchObject({ kind: 'article', page: 3 })
    expect(from("kind=user'--&page=1e9")).toMatchObject({ kind: null, page: 1 })
  })
})
