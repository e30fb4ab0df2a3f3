import { test } from '@japa/runner'
import { refundedTexts } from '#commerce/refunds/terms'
import type { FormatCredit } from '#settings/hours/terms'

const hours = { withdrawnMinutes: 0, retainedMinutes: 0 }
const line = { orderItemName: '《教材》', copies: 2, refundAmt: 60, withdrawn: false, ...hours }
const texts = (more: object, freightAmt = 0, format?: FormatCredit) =>
  refundedTexts({ lines: [{ ...line, goodsReturn: null, ...more }], freightAmt }, format)

test.group('Refund summary', () => {
  test('the summary names copies, money and returned books', ({ assert }) => {
    assert.deepEqual(texts({}), ['《教材》 2 份 60.00 元'])
    assert.deepEqual(texts({ goodsReturn: 'returned' }), ['《教材》 2 份 60.00 元，书已退回'])
  })

  test('the summary shows whether a course was withdrawn', ({ assert }) => {
    assert.deepEqual(texts({ copies: 1, withdrawn: true }), ['《教材》 60.00 元，课程已收回'])
    assert.deepEqual(texts({ copies: 0 }), ['《教材》 60.00 元，仅退款'])
  })

  test('the summary shows withdrawn and retained hours', ({ assert }) => {
    const gone = { copies: 1, withdrawn: true }
    assert.deepEqual(texts({ ...gone, withdrawnMinutes: 80 }), [
      '《教材》 60.00 元，课程已收回，未上传的 80 分钟学时一并收回',
    ])
    assert.deepEqual(texts({ ...gone, withdrawnMinutes: 80, retainedMinutes: 720 }), [
      '《教材》 60.00 元，课程已收回，未上传的 80 分钟学时一并收回，已上传的 720 分钟学时保留',
    ])
    const inHours = (minutes: number) => `${minutes / 40} 学时（${minutes} 分钟）`
    assert.deepEqual(texts({ ...gone, withdrawnMinutes: 80 }, 0, inHours), [
      '《教材》 60.00 元，课程已收回，未上传的 2 学时（80 分钟）一并收回',
    ])
  })

  test('freight has its own line', ({ assert }) => {
    assert.deepEqual(texts({}, 8.5), ['《教材》 2 份 60.00 元', '运费 8.50 元'])
  })
})
