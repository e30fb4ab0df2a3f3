import { expect, test } from 'vitest'
import { escaped } from './router'

test('what somebody searched for comes back whole from the URL', () => {
  const { filters } = escaped({ filters: [{ field: 'courseName', value: 'A&B #1 100%' }] })
  expect(decodeURIComponent(filters[0]!.value)).toBe('A&B #1 100%')
  expect(filters[0]!.value).not.toMatch(/[&#]/)
})

test('Chinese, numbers and missing values stay as they are', () => {
  const query = { courseName: '装配式', currentPage: 2, tag: undefined, status: ['published'] }
  expect(escaped(query)).toEqual(query)
})
