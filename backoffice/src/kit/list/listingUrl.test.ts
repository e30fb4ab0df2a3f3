import { expect, test } from 'vitest'
import { isSameQuery, fromUrl, toUrl } from './listingUrl'

const usual = { courseType: '5', courseStatus: ['unpublish', 'published'], courseName: undefined }
const first = { query: usual, page: 1, pageSize: 10 }
const back = (asked: typeof first) => fromUrl(toUrl(asked, usual), usual)

test('the first visit has a bare address', () => {
  expect(toUrl(first, usual)).toBe('')
  expect(fromUrl('', usual)).toEqual(first)
})

test('what was typed comes back as it was, signs of an address included', () => {
  const asked = { query: { ...usual, courseName: 'A&B #1 100%+' as never }, page: 3, pageSize: 50 }
  expect(back(asked)).toEqual(asked)
})

test('a list of one stays a list', () => {
  const asked = { ...first, query: { ...usual, courseStatus: ['published'] } }
  expect(back(asked).query.courseStatus).toEqual(['published'])
})

test('a default that was taken away does not come back', () => {
  const asked = { ...first, query: { ...usual, courseType: '', courseStatus: [] } }
  const { query } = back(asked)
  expect(query.courseType).toBeUndefined()
  expect(query.courseStatus).toBeUndefined()
})

test('an address somebody wrote by hand names what it means, and the rest is as usual', () => {
  expect(fromUrl('?courseType=6&page=0&pageSize=7', usual)).toEqual({
    query: { ...usual, courseType: '6' },
    page: 1,
    pageSize: 10,
  })
})

test('two searches are the same whichever condition was given first, and whether an empty one was named', () => {
  const [a, b] = [
    { telephone: '138', orderId: '26' },
    { orderId: '26', telephone: '138', name: '' },
  ]
  expect(isSameQuery({ ...usual, ...a }, { ...b, ...usual }, usual)).toBe(true)
  expect(isSameQuery({ ...usual, ...a }, { ...usual, orderId: '26' }, usual)).toBe(false)
})
