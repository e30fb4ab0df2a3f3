import { test } from '@japa/runner'
import { fold, otherNumbers, spellings } from '#catalogue/synonyms/fold'
import { soundOf, soundsOfName } from '#catalogue/synonyms/sounds'

test.group('Folding for the search', () => {
  test('width, case and numerals are one', ({ assert }) => {
    assert.deepEqual(['ＢＩＭ２级', 'bim二级', 'Bim2级'].map(fold), Array(3).fill('bim2级'))
    assert.equal(fold('〇零一九十'), '0019十')
    assert.lengthOf(fold('İ🏗️ß\ud83d'), 'İ🏗️ß\ud83d'.length)
  })

  test('a word is spelled with digits and numerals', ({ assert }) => {
    assert.deepEqual(spellings('二级造价2'), ['2级造价2', '二级造价2', '二级造价二'])
    assert.deepEqual(spellings('造价'), ['造价'])
  })

  test('numbers from ten to 99 have another form', ({ assert }) => {
    const words = ['第12章', '第十二章', '二十讲', '20讲', '十', '25课', '2026', '造价']
    assert.deepEqual(words.map(otherNumbers), ['第十2章', '第12章', '20讲', '2十讲', '10', '2十5课', null, null])
  })
})

test.group('How words are read', () => {
  test('a name is read as a whole, two to eight characters', ({ assert }) => {
    const sounds = new Map(soundsOfName('二级造价·BIM给排水').map((one) => [one.word, one]))

    assert.deepEqual(sounds.get('2级造价'), { word: '2级造价', sound: 'erjizaojia', initials: 'ejzj' })
    assert.equal(sounds.get('给排水')?.sound, 'jipaishui')
    assert.isFalse(sounds.has('造价给'))
    assert.isFalse([...sounds.keys()].some((word) => word.length < 2 || word.length > 8))
  })

  test('letters and signs are not read', ({ assert }) => {
    assert.equal(soundOf('会计')?.sound, 'kuaiji')
    assert.isNull(soundOf('BIM'))
    assert.isNull(soundOf('造价-'))
    assert.isNull(soundOf('2026'))
  })
})
