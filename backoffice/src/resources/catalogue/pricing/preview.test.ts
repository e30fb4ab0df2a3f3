import { expect, test } from 'vitest'
import { messageOf, stepsOf, type Preview } from './preview'

const preview: Preview = {
  buyer: { returning: true, exclusiveCode: 'ab12cd', courseCount: 12 },
  unitPrice: 79.99,
  unitRule: '04',
  basePrice: 959.88,
  codePrice: 911.89,
  codeRule: null,
  exclusiveDiscount: 0.95,
  exclusiveCodeValid: true,
  exclusiveCodeKnown: true,
  codeMissing: false,
  rule06Share: 30,
  warePrice: 881.89,
  freightPrice: 0,
  freightText: '无需配送',
  orderAmt: 881.89,
}

test('the preview names customer, promo code and quantity', () => {
  expect(messageOf(preview.buyer)).toBe('老学员使用专属码 AB12CD 购买 12 份：')
  expect(messageOf({ returning: false, exclusiveCode: '', courseCount: 1 })).toBe('新学员购买 1 份：')
})

test('each price step has its reason and amount', () => {
  expect(stepsOf(preview).map(({ label, why, amount }) => [label, why, amount])).toEqual([
    ['单价', '满10件优惠', '79.99'],
    ['小计', '79.99 × 12', '959.88'],
    ['专属码后', '专属码 9.5 折', '911.89'],
    ['满减', '每满800元减30元，每满1000元减50元', '−30.00'],
    ['商品金额', null, '881.89'],
    ['运费', '无需配送', '0.00'],
  ])
})

test('a channel rule replaces the channel discount', () => {
  const [, , code] = stepsOf({ ...preview, codeRule: '02' })
  expect(code!.why).toBe('内部渠道优惠')
  const [, , none] = stepsOf({ ...preview, exclusiveCodeValid: false })
  expect(none!.why).toBe('没有专属码')
})
