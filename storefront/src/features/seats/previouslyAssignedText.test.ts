import { expect, test } from 'vitest'
import { confirmAlreadyAssigned, previouslyAssignedText } from './previouslyAssignedText'

const seat = (telephone: string, here = false) => ({
  telephone,
  here,
  orderId: '26102712045964911631',
  expiryDate: '2027-10-27',
})

test('an existing seat of this line uses no further one', () => {
  expect(previouslyAssignedText(seat('13700000000', true))).toBe('本订单已分配，不占名额')
  expect(previouslyAssignedText(seat('13700000000'))).toBe('您已分配过，有效期至2027-10-27')
})

test('the confirmation names three of the users with another seat', () => {
  expect(confirmAlreadyAssigned([seat('13700000000', true)])).toBeNull()
  const four = ['1', '2', '3', '4'].map((end) => seat(`1370000000${end}`))
  expect(confirmAlreadyAssigned(four)).toBe(
    '其中4个手机号您在其他订单里已经分配过本课程（13700000001、13700000002、13700000003 等），再次分配会占用新的名额。'
  )
})
