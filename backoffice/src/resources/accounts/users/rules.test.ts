import { idCardMessages } from '@zhuxue/api/rules'
import { messages } from '@zhuxue/api/terms/accounts'
import { expect, test } from 'vitest'
import { deletionImpact } from '../person/person'
import { idCardError } from './rules'
import type { PersonDetail } from '../../../lib/apiTypes'

const learner = { stored: '3701**********1234', required: true }

test('an unchanged masked number is valid', () => {
  expect(idCardError('3701**********1234', learner)).toBeNull()
})

test.each([
  ['', messages.idCardRequired],
  ['37010219880101', messages.idCardPattern],
  ['370102880101123', messages.idCardPattern],
  ['37010219880101123A', idCardMessages.format],
  ['990102198801011234', idCardMessages.region],
  ['370102198813011234', idCardMessages.birthDate],
  ['11010519491231002A', idCardMessages.format],
  ['110105194912310021', idCardMessages.checksum],
])('the ID number "%s" gets the message "%s"', (typed, result) => {
  expect(idCardError(typed, learner)).toBe(result)
})

test('a valid number passes with small x and spaces', () => {
  expect(idCardError(' 11010519491231002x ', learner)).toBeNull()
})

test('a staff member needs no number but cannot clear one', () => {
  expect(idCardError('', { stored: null, required: false })).toBeNull()
  expect(idCardError('', { stored: '3701**********1234', required: false })).toBe(messages.idCardRequired)
})

test('only retained records are listed before a deletion', () => {
  const leftBehind = { orders: 2, userCourses: 0, courses: 0, codeOrders: 0 }
  expect(deletionImpact({ leftBehind } as PersonDetail)).toEqual(['2 个订单仍保留在订单管理中'])
})
