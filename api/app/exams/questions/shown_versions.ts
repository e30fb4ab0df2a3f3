import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { MemoryCache } from '#core/cache/memory_cache'
import { readableHtml } from '#core/rich_text/prepare_rich_text'
import type { Choice, QuestionType } from '#exams/questions/terms'

export interface ShownVersion {
  questionName: string
  questionText: string
  questionType: QuestionType
  choices: Choice[]
}

/** In characters. Versions never change, so nothing is purged. */
const cache = new MemoryCache<ShownVersion, number>({
  maxSize: 40_000_000,
  sizeOf: (version) => JSON.stringify(version).length,
})

/** Read without the columns that contain keys, so that no response made of it can reveal one (docs/threats.md T26). */
export function shownVersions(client: QueryClientContract, ids: number[]) {
  return cache.getOrLoadMany(ids, async (missing) => {
    const rows = await client
      .from('question_versions')
      .whereIn('id', missing)
      .select('id', 'question_name', 'question_text', 'question_type', 'choices')
    const shown: [number, ShownVersion][] = []
    for (const row of rows) {
      const choices: Choice[] = []
      for (const { choiceNo, choiceName } of JSON.parse(row.choices) as Choice[]) {
        choices.push({ choiceNo, choiceName: await readableHtml(choiceName) })
      }
      const version = {
        questionName: row.question_name,
        questionText: await readableHtml(row.question_text),
        questionType: row.question_type,
        choices,
      }
      shown.push([row.id, version])
    }
    return shown
  })
}
