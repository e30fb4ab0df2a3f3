import { describe, expect, it } from 'vitest'
import { questionFrom } from './searchFor'

const from = (query: string) => questionFrom(new URLSearchParams(query))

describe('The question of a search page', () => {
  it('is nothing for fewer than two characters', () => {
    expect(from('').keyword).toBe('')
    expect(from('keyword=%E9%80%A0').keyword).toBe('')
    expect(from('keyword=%20a%00%20').keyword).toBe('')
  })

  it('is cut where the api would refuse it, and never inside a character', () => {
    expect(from(`keyword=${'造'.repeat(80)}`).keyword).toHaveLength(50)
    expect(from(`keyword=${'a'.repeat(49)}😀`).keyword.isWellFormed()).toBe(true)
  })

  it('knows four kinds and a hundred pages', () => {
    expect(from('kind=article&page=3')).toMatchObject({ kind: 'article', page: 3 })
    expect(from("kind=user'--&page=1e9")).toMatchObject({ kind: null, page: 1 })
  })
})
