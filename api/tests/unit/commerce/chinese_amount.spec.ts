import { test } from '@japa/runner'
import { chineseAmount } from '#commerce/bank_transfers/chinese_amount'

test.group('Amounts in Chinese capitals', () => {
  test('{yuan} yuan is {text}')
    .with([
      { yuan: '0.05', text: '伍分' },
      { yuan: '0.50', text: '伍角整' },
      { yuan: '100.00', text: '壹佰元整' },
      { yuan: '1000.05', text: '壹仟元零伍分' },
      { yuan: '1020.50', text: '壹仟零贰拾元伍角整' },
      { yuan: '10010.00', text: '壹万零壹拾元整' },
      { yuan: '100000.00', text: '壹拾万元整' },
      { yuan: '20000500.00', text: '贰仟万零伍佰元整' },
      { yuan: '100010000.00', text: '壹亿零壹万元整' },
      { yuan: '123456789.01', text: '壹亿贰仟叁佰肆拾伍万陆仟柒佰捌拾玖元零壹分' },
    ])
    .run(({ assert }, { yuan, text }) => {
      assert.equal(chineseAmount(Number(yuan.replace('.', ''))), text)
    })
})
