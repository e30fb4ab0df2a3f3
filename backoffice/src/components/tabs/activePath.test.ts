import { describe, expect, it } from 'vitest'
import { activePath } from './activePath'

describe('The active tab', () => {
  const paths = ['/board/admin/people', '/board/admin/people/history']

  it('a screen below a tab activates it', () => {
    expect(activePath(paths, '/board/admin/people')).toBe('/board/admin/people')
    expect(activePath(paths, '/board/admin/people/12')).toBe('/board/admin/people')
  })

  it('the longest matching path wins', () => {
    expect(activePath(paths, '/board/admin/people/history')).toBe('/board/admin/people/history')
  })

  it('a path with the same prefix activates no tab', () => {
    expect(activePath(paths, '/board/admin/peoples')).toBeUndefined()
  })
})
