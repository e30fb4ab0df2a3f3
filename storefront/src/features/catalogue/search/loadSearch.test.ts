import { describe, expect, it } from 'vitest'
import { searchQueryFrom } from './loadSearch'

const from = (query: string) => searchQueryFrom(new URLSearchParams(query))

describe('the query of a search page', () => {
  it('is empty for fewer than two characters', () => {
    expect(from('').keyword).toBe('')
    expect(from('keyword=%E9%80%A0').keyword).toBe('')
    expect(from('keyword=%20a%00%20').keyword).toBe('')
  })

  it('is cut to its length, never inside a character', () => {
    expect(from(`keyword=${'造'.repeat(80)}`).keyword).toHaveLength(50)
    expect(from(`keyword=${'a'.repeat(49)}😀`).keyword).not.toMatch(/\p{Cs}/u)
  })

  it('takes four kinds and a hundred pages', () => {
    expect(from('kind=article&page=3')).toMatchObject({ kind: 'article', page: 3 })
    expect(from("kind=user'--&page=1e9")).toMatchObject({ kind: null, page: 1 })
  })
})
