import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { MemoryCache } from '#core/cache/memory_cache'
import { readableHtml } from '#core/rich_text/prepare_rich_text'
import type { Choice, ChoiceLetter, QuestionType } from '#exams/questions/terms'

/** The key of a question, by which an answer is graded. It stays on the server until the rules of a paper reveal it. */
export interface VersionKeys {
  questionType: QuestionType
  /** Letters of the original order, sorted and joined by commas. */
  questionKeys: string
  letters: ChoiceLetter[]
}

const keys = new MemoryCache<VersionKeys, number>({ maxSize: 50_000 })

export function versionKeys(client: QueryClientContract, ids: number[]) {
  return keys.getOrLoadMany(ids, async (missing) => {
    const rows = await client
      .from('question_versions')
      .whereIn('id', missing)
      .select('id', 'question_type', 'question_keys', 'choices')
    return rows.map(({ id, question_type: questionType, question_keys: questionKeys, choices }) => {
      const letters = (JSON.parse(choices) as Choice[]).map(({ choiceNo }) => choiceNo)
      return [id, { questionType, questionKeys, letters }]
    })
  })
}

export interface Explanation {
  referenceAnswer: string | null
  explanation: string | null
}

/** In characters. */
const explanations = new MemoryCache<Explanation, number>({
  maxSize: 20_000_000,
  sizeOf: (explanation) => JSON.stringify(explanation).length,
})

/** The explanation, shown together with the key. */
export function versionExplanations(client: QueryClientContract, ids: number[]) {
  return explanations.getOrLoadMany(ids, async (missing) => {
    const rows = await client
      .from('question_versions')
      .whereIn('id', missing)
      .select('id', 'reference_answer', 'explanation')
    const found: [number, Explanation][] = []
    for (const row of rows) {
      const value = {
        referenceAnswer: row.reference_answer && (await readableHtml(row.reference_answer)),
        explanation: row.explanation && (await readableHtml(row.explanation)),
      }
      found.push([row.id, value])
    }
    return found
  })
}
