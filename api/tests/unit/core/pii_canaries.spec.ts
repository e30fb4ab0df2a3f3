import { test } from '@japa/runner'
import { registerPii, piiCanaries, findPiiIn } from '#tests/pii_canaries'

test.group('Seeded canaries', () => {
  test('canaries are found in any position, short ones too', ({ assert, cleanup }) => {
    const texts = ['begin-of-log', 'within-a-word', '隐', '隐去的姓名', '13399990001', 'end-of-log']
    const absent = ['13399990002', 'within-a-line', '密', 'end-of-log-and-more']
    registerPii(...texts, ...absent)
    cleanup(() => [...texts, ...absent].forEach((text) => piiCanaries.delete(text)))
    const log = 'begin-of-log xwithin-a-wordx {"n":"隐去的姓名"} 13399990000 13399990001end-of-log'

    assert.sameMembers(findPiiIn(log), texts)
    for (const text of texts)
      assert.sameMembers(
        findPiiIn(`a${text}`),
        texts.filter((one) => text.includes(one))
      )
    assert.isEmpty(findPiiIn(''))
  })
})
