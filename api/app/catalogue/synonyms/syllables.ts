import { normalizeForSearch, inNumerals } from '#catalogue/synonyms/normalize'
import { lazily } from '#core/process/lazily'

const pinyinOverrides = { 给水: 'jǐ shuǐ', 给排水: 'jǐ pái shuǐ' }
const pinyinPro = lazily<typeof import('pinyin-pro')>('pinyin-pro', ({ customPinyin }) => customPinyin(pinyinOverrides))

const chinese = /\p{Script=Han}/u
const syllable = /^[a-z]+$/

/**
 * Pinyin without tones, one entry per character of the normalized text, `-` if there is none: `er ji zao jia - -`.
 * Whole words are converted, because a character sounds different in context: 会计, 给排水.
 */
export function syllablesOf(text: string): string {
  return normalizeForSearch(text)
    .split(/([\p{Script=Han}\d]+)/u)
    .flatMap((part) => (chinese.test(part) ? read(part) : Array.from(part, () => '-')))
    .join(' ')
}

function read(run: string): string[] {
  const all = pinyinPro().pinyin(inNumerals(run), { toneType: 'none', type: 'array', v: true })
  return Array.from(run, (_, at) => {
    const one = all[at]?.toLowerCase() ?? ''
    return syllable.test(one) ? one : '-'
  })
}
