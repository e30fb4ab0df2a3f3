import { test } from '@japa/runner'
import { plainText } from '#comments/plain_text'
import { maskName } from '#core/shared_rules'

test.group('Text of a comment', () => {
  test('every character stays visible: {$i}')
    .with([
      ['  讲得好  ', '讲得好'],
      ['一\r\n二\r三', '一\n二\n三'],
      ['一\n\n \n\n\n二', '一\n\n二'],
      ['a\u0000b\u0007c\td', 'abc d'],
      ['\u202e倒过来\u202c', '倒过来'],
      ['👨‍👩‍👧 一家', '👨‍👩‍👧 一家'],
      ['半个 \ud83d', '半个 \ufffd'],
      ['<b>&amp;</b>', '<b>&amp;</b>'],
      [' \n\t ', ''],
    ])
    .run(({ assert }, [typed, kept]) => {
      assert.equal(plainText(typed), kept)
    })

  test('a name is masked except for its first character', ({ assert }) => {
    assert.deepEqual(['张三', '欧阳小明', '张', '', '𠮷田'].map(maskName), ['张*', '欧***', '张', '', '𠮷*'])
  })
})
