import db from '@adonisjs/lucid/services/db'
import { fold, inNumerals } from '#catalogue/synonyms/fold'
import { lazily } from '#core/process/lazily'
import type { Trx } from '#core/transaction'

export interface Sound {
  word: string
  sound: string
  initials: string
}

const asTheTradeReads = { 给水: 'jǐ shuǐ', 给排水: 'jǐ pái shuǐ' }
const pinyinPro = lazily<typeof import('pinyin-pro')>('pinyin-pro', ({ customPinyin }) => customPinyin(asTheTradeReads))

const longestRun = 8
const chinese = /\p{Script=Han}/u
const rowBatch = 200

/** Names are read as a whole, because characters sound different beside others: 会计, 给排水. */
export function soundsOfName(name: string): Sound[] {
  const found = new Map<string, Sound>()
  for (const run of chineseRuns(fold(name))) {
    const characters = Array.from(run)
    const syllables = read(run)
    for (let from = 0; from < characters.length; from++) {
      const last = Math.min(characters.length, from + longestRun)
      for (let to = from + 2; to <= last; to++) {
        const word = characters.slice(from, to).join('')
        if (!found.has(word)) found.set(word, asSound(word, syllables.slice(from, to)))
      }
    }
  }
  return [...found.values()]
}

/** Null of what has other signs than Chinese characters and digits. */
export function soundOf(word: string): Sound | null {
  const folded = fold(word)
  const [run] = chineseRuns(folded)
  return run === folded ? asSound(folded, read(folded)) : null
}

/** In the transaction that indexes. Words stay when their course goes: what they find is looked for anyway. */
export async function writeSounds(trx: Trx, sounds: Sound[]): Promise<void> {
  const words = sounds.map(({ word }) => word)
  const stored = new Set<string>()
  for (const some of batches(words)) {
    const rows = await trx.from('search_sounds').whereIn('word', some).select('word')
    for (const { word } of rows) stored.add(word)
  }
  // Sorted, so that two writers do not deadlock.
  const missing = sounds.filter(({ word }) => !stored.has(word)).sort((one, other) => (one.word < other.word ? -1 : 1))
  for (const some of batches(missing)) {
    await trx.knexQuery().table('search_sounds').insert(some).onConflict('word').ignore()
  }
}

export async function removeSounds(words: string[]): Promise<void> {
  for (const some of batches(words)) await db.from('search_sounds').whereIn('word', some).delete()
}

const chineseRuns = (folded: string) => (folded.match(/[\p{Script=Han}\d]+/gu) ?? []).filter((run) => chinese.test(run))

function read(run: string): string[] {
  const syllables = pinyinPro().pinyin(inNumerals(run), { toneType: 'none', type: 'array', v: true })
  return syllables.map((syllable) => syllable.toLowerCase())
}

function asSound(word: string, syllables: string[]): Sound {
  return { word, sound: syllables.join(''), initials: syllables.map((one) => one[0]).join('') }
}

function batches<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / rowBatch) }, (_, at) =>
    all.slice(at * rowBatch, (at + 1) * rowBatch)
  )
}
