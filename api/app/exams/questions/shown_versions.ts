import { readableHtml } from '#core/rich_text/prepare_rich_text'
import { VersionCache } from '#exams/questions/version_cache'
import type { Choice, QuestionType } from '#exams/questions/terms'

export interface ShownVersion {
  questionName: string
  questionText: string
  questionType: QuestionType
  choices: Choice[]
}

/** Read without the columns that hold keys, so that nothing made of it can tell one (docs/threats.md T26). */
export const shownVersions = new VersionCache<ShownVersion>(40_000_000, async (client, ids) => {
  const rows = await client
    .from('question_versions')
    .whereIn('id', ids)
    .select('id', 'question_name', 'question_text', 'question_type', 'choices')
  const shown: { id: number; value: ShownVersion; size: number }[] = []
  for (const row of rows) {
    const choices: Choice[] = []
    for (const { choiceNo, choiceName } of JSON.parse(row.choices) as Choice[]) {
      choices.push({ choiceNo, choiceName: await readableHtml(choiceName) })
    }
    const value = {
      questionName: row.question_name,
      questionText: await readableHtml(row.question_text),
      questionType: row.question_type,
      choices,
    }
    shown.push({ id: row.id, value, size: JSON.stringify(value).length })
  }
  return shown
})
