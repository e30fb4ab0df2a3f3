import { readableHtml } from '#core/rich_text/prepare_rich_text'
import type { Choice, ChoiceLetter, QuestionType } from '#exams/questions/terms'
import { VersionCache } from '#exams/questions/version_cache'

/** What an answer is judged by. It stays on the server until the rules of a paper let it out. */
export interface VersionKeys {
  questionType: QuestionType
  /** Letters as the question was written, sorted and joined by commas. */
  questionKeys: string
  letters: ChoiceLetter[]
}

export const versionKeys = new VersionCache<VersionKeys>(5_000_000, async (client, ids) => {
  const rows = await client
    .from('question_versions')
    .whereIn('id', ids)
    .select('id', 'question_type', 'question_keys', 'choices')
  return rows.map((row) => {
    const value = {
      questionType: row.question_type,
      questionKeys: row.question_keys,
      letters: (JSON.parse(row.choices) as Choice[]).map(({ choiceNo }) => choiceNo),
    }
    return { id: row.id, value, size: 100 }
  })
})

export interface Explanation {
  referenceAnswer: string | null
  explanation: string | null
}

/** What is told with a key. */
export const versionExplanations = new VersionCache<Explanation>(20_000_000, async (client, ids) => {
  const rows = await client.from('question_versions').whereIn('id', ids).select('id', 'reference_answer', 'explanation')
  const explanations: { id: number; value: Explanation; size: number }[] = []
  for (const row of rows) {
    const value = {
      referenceAnswer: row.reference_answer && (await readableHtml(row.reference_answer)),
      explanation: row.explanation && (await readableHtml(row.explanation)),
    }
    explanations.push({ id: row.id, value, size: JSON.stringify(value).length })
  }
  return explanations
})
