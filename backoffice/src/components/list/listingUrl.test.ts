import { expect, test } from 'vitest'
import { isSameQuery, fromUrl, toUrl } from './listingUrl'

const defaults = { courseType: '5', courseStatus: ['unpublish', 'published'], courseName: undefined }
const first = { query: defaults, page: 1, pageSize: 10 }
const back = (state: typeof first) => fromUrl(toUrl(state, defaults), defaults)

test('the first visit has a URL without parameters', () => {
  expect(toUrl(first, defaults)).toBe('')
  expect(fromUrl('', defaults)).toEqual(first)
})

test('a query survives the URL, reserved characters included', () => {
  const state = { query: { ...defaults, courseName: 'A&B #1 100%+' as never }, page: 3, pageSize: 50 }
  expect(back(state)).toEqual(state)
})

test('a list of one value stays a list', () => {
  const state = { ...first, query: { ...defaults, courseStatus: ['published'] } }
  expect(back(state).query.courseStatus).toEqual(['published'])
})

test('a removed default filter does not come back', () => {
  const state = { ...first, query: { ...defaults, courseType: '', courseStatus: [] } }
  const { query } = back(state)
  expect(query.courseType).toBeUndefined()
  expect(query.courseStatus).toBeUndefined()
})

test('an invalid page and size become the defaults', () => {
  expect(fromUrl('?courseType=6&page=0&pageSize=7', defaults)).toEqual({
    query: { ...defaults, courseType: '6' },
    page: 1,
    pageSize: 10,
  })
})

test('two queries are equal despite order and empty filters', () => {
  const [a, b] = [
    { telephone: '138', orderId: '26' },
    { orderId: '26', telephone: '138', name: '' },
  ]
  expect(isSameQuery({ ...defaults, ...a }, { ...b, ...defaults }, defaults)).toBe(true)
  expect(isSameQuery({ ...defaults, ...a }, { ...defaults, orderId: '26' }, defaults)).toBe(false)
})
