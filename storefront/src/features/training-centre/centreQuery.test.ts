import { expect, test } from 'vitest'
import type { CentrePerson } from '~/lib/http/apiTypes'
import { filtersOf, firstPage, isFiltered, keyOf, telephonesOf, toggled } from './centreQuery'

const person = (seatNo: number, data: Partial<CentrePerson> = {}) =>
  ({ orderItemId: 7, seatNo, telephone: `1380000000${seatNo}`, remindable: true, ...data }) as CentrePerson

test('an empty query sends no filter', () => {
  expect(filtersOf(firstPage)).toEqual({})
  expect(isFiltered(firstPage)).toBe(false)
  expect(isFiltered({ ...firstPage, courseId: 3 })).toBe(true)
})

test('only learners who may be reminded are selected', () => {
  const chosen = toggled(new Map(), [person(1), person(2, { remindable: false })], true)
  expect([...chosen.keys()]).toEqual([keyOf(person(1))])
  expect(toggled(chosen, [person(1)], false).size).toBe(0)
})

test('a learner with two seats is one telephone', () => {
  const twice = [person(1), person(2, { telephone: '13800000001' })]
  expect(telephonesOf(toggled(new Map(), twice, true))).toEqual(['13800000001'])
})
