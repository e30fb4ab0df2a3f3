import { expect, test } from 'vitest'
import { addressErrors, addressFormOf } from './addressForm'

const right = {
  name: '张三',
  telephone: '13900000001',
  region: ['370000', '370100', '370102'],
  address: '文化东路 1 号',
  defaultAddr: false,
}

test('a new address starts in Shandong', () => {
  expect(addressFormOf().region).toEqual(['370000'])
})

test('a new address starts with the name of the account', () => {
  expect(addressFormOf(undefined, '王建国').name).toBe('王建国')
  expect(addressFormOf(undefined, '王').name).toBe('')
})

test('a complete address has no errors', () => {
  expect(Object.values(addressErrors(right)).filter(Boolean)).toEqual([])
})

test.each([
  ['name', { name: ' ' }, '请填写收件人'],
  ['name', { name: ' 张 ' }, '长度在2 到 10 个字符'],
  ['name', { name: '张'.repeat(11) }, '长度在2 到 10 个字符'],
  ['region', { region: ['370000', '370100'] }, '请选择所在地区'],
  ['address', { address: ' ' }, '请填写详细地址'],
  ['address', { address: '东路' }, '长度在3 到 40 个字符'],
  ['address', { address: '路'.repeat(41) }, '长度在3 到 40 个字符'],
  ['telephone', { telephone: '1390000000' }, '长度在11个字符'],
] as const)('an invalid %s has its error message, %j', (field, part, errorText) => {
  const problems = addressErrors({
    ...right,
    ...part,
    region: [...(('region' in part && part.region) || right.region)],
  })
  expect(problems[field]).toBe(errorText)
})
