import { describe, expect, it } from 'vitest'
import { activePath } from './activePath'

describe('the tab of a screen', () => {
  const paths = ['/board/admin/people', '/board/admin/people/history']

  it('is the one that stands under it', () => {
    expect(activePath(paths, '/board/admin/people')).toBe('/board/admin/people')
    expect(activePath(paths, '/board/admin/people/12')).toBe('/board/admin/people')
  })

  it('is the deeper one where one lies below another', () => {
    expect(activePath(paths, '/board/admin/people/history')).toBe('/board/admin/people/history')
  })

  it('is none on another screen, however alike its path begins', () => {
    expect(activePath(paths, '/board/admin/peoples')).toBeUndefined()
  })
})
