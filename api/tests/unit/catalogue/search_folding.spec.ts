import { test } from '@japa/runner'
import { normalizeForSearch, otherNumbers } from '#catalogue/synonyms/normalize'
import { syllablesOf } from '#catalogue/synonyms/syllables'

test.group('Normalization for search', () => {
  test('width, case and numerals are normalized', ({ assert }) => {
    assert.deepEqual(['ＢＩＭ２级', 'bim二级', 'Bim2级'].map(normalizeForSearch), Array(3).fill('bim2级'))
    assert.equal(normalizeForSearch('〇零一九十'), '0019十')
    assert.lengthOf(normalizeForSearch('İ🏗️ß\ud83d'), 'İ🏗️ß\ud83d'.length)
  })

  test('numbers from ten to 99 have a second spelling', ({ assert }) => {
    const words = ['第12章', '第十二章', '二十讲', '20讲', '十', '25课', '2026', '造价']
    assert.deepEqual(words.map(otherNumbers), ['第十2章', '第12章', '20讲', '2十讲', '10', '2十5课', null, null])
  })
})

test.group('Pinyin of a name', () => {
  test('a name is read as a whole, one syllable per character', ({ assert }) => {
    assert.equal(syllablesOf('二级造价·BIM给排水'), 'er ji zao jia - - - - ji pai shui')
    assert.equal(syllablesOf('会计 2026'), 'kuai ji - - - - -')
  })

  test('characters without pinyin keep their position', ({ assert }) => {
    assert.equal(syllablesOf('🧱𠮷造'), '- - zao')
    assert.equal(syllablesOf('BIM'), '- - -')
    assert.equal(syllablesOf(''), '')
  })
})
