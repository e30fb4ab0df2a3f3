import db from '@adonisjs/lucid/services/db'
import { fold, inNumerals } from '#catalogue/synonyms/fold'
import { soundOf } from '#catalogue/synonyms/sounds'

const longest = 8
/** Of a word that is longer only the beginning is looked at. */
const mostCharacters = 12

/** Words with the same sound for those that no name has: 造假师 becomes 造价师. */
export async function corrected(words: string[]): Promise<Map<string, string>> {
  const runs = words.map((word) => runsOf(word))
  const sounds = [...new Set(runs.flat().map(({ sound }) => sound))]
  const found = new Map<string, string>()
  if (!sounds.length) return found

  const rows: { word: string; sound: string }[] = await db
    .from('search_sounds')
    .whereIn('sound', sounds)
    .orderBy('word')
    .select('word', 'sound')
  words.forEach((word, at) => {
    const better = replaced(word, runs[at], rows)
    if (better !== word) found.set(word, better)
  })
  return found
}

interface Run {
  from: number
  text: string
  sound: string
}

function runsOf(word: string): Run[] {
  const characters = Array.from(fold(word)).slice(0, mostCharacters)
  return characters.flatMap((_, from) =>
    Array.from({ length: longest - 1 }, (_none, at) => at + 2)
      .filter((length) => from + length <= characters.length)
      .flatMap((length) => {
        const text = characters.slice(from, from + length).join('')
        const sound = soundOf(text)?.sound
        return sound ? [{ from, text, sound }] : []
      })
  )
}

/** The longest runs first; what the shop writes itself stays. */
function replaced(word: string, runs: Run[], known: { word: string; sound: string }[]): string {
  const characters = Array.from(word)
  const write = /\d/.test(word) ? (text: string) => text : inNumerals
  const taken = new Set<number>()
  for (const run of runs.toSorted((one, other) => other.text.length - one.text.length)) {
    const places = Array.from(run.text, (_, at) => run.from + at)
    const alike = known.filter(({ sound }) => sound === run.sound).map((row) => row.word)
    const same = alike.find((other) => Array.from(other).length === places.length)
    if (!same || places.some((place) => taken.has(place))) continue
    const letters = Array.from(write(same))
    for (const [at, place] of places.entries()) {
      taken.add(place)
      if (!alike.includes(run.text)) characters[place] = letters[at]
    }
  }
  return characters.join('')
}
