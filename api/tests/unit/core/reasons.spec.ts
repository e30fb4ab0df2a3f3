import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { reasonMessages } from '#core/shared_rules'
import { optionalReason, reasonText } from '#core/rules'

const invisible = {
  'NUL': '\u0000\u0000\u0000',
  'zero-width spaces': '\u200b\u200b\u200b\u200b',
  'word joiners': '\u2060\u2060',
  'soft hyphens': '\u00ad\u00ad',
  'Hangul fillers': '\u3164\u3164',
  'half-width fillers': '\uffa0\uffa0',
  'a grapheme joiner': '核对\u034f客户',
  'Mongolian selectors': '核对\u180b客户',
  'a direction mark': '核对\u202e客户',
  'NUL between letters': '核对\u0000客户',
}
const empty = ['好', '。。。', '12345', '——!!', '  a  ', '😀😀😀']
const fine = ['核对', 'ok', '第一行\n第二行', '工单 2026-11', '退款⚠️重复', '\t核对客户 ']

test.group('Reasons', () => {
  const form = vine.create({ reason: reasonText(20), more: optionalReason(20) })
  const errorsOf = async (values: object) => {
    const [error] = await form.tryValidate({ reason: '核对客户', ...values })
    return error?.messages.map(({ field, message }: { field: string; message: string }) => [field, message]) ?? []
  }

  test('reasons with {$self} are rejected')
    .with(Object.keys(invisible) as (keyof typeof invisible)[])
    .run(async ({ assert }, kind) => {
      for (const field of ['reason', 'more']) {
        const found = await errorsOf({ [field]: invisible[kind] })
        assert.deepEqual(found, [[field, reasonMessages.invisible]])
      }
    })

  test('reasons without two letters are rejected: {$self}')
    .with(empty)
    .run(async ({ assert }, text) => {
      assert.deepEqual(await errorsOf({ reason: text }), [['reason', reasonMessages.letters]])
      assert.deepEqual(await errorsOf({ more: text }), [['more', reasonMessages.letters]])
    })

  test('reasons of one or several lines are accepted', async ({ assert }) => {
    for (const text of fine) {
      assert.deepEqual(await form.validate({ reason: text }), { reason: text.trim() })
    }
  })

  test('an optional reason may be missing', async ({ assert }) => {
    for (const more of [undefined, null, '', '   ']) assert.isEmpty(await errorsOf({ more }))
    assert.lengthOf(await errorsOf({ reason: '  ' }), 1)
  })
})
