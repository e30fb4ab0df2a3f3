import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { shownVersions, type ShownVersion } from '#exams/questions/shown_versions'
import { versionExplanations, versionKeys } from '#exams/questions/version_keys'
import { getOrFail } from '#core/get_or_fail'

export interface CurrentVersion {
  questionId: number
  versionId: number
  scoreTenths: number
  knowledgePoint: string | null
}

export async function currentVersions(
  client: QueryClientContract,
  questionIds: number[]
): Promise<Map<number, CurrentVersion>> {
  if (!questionIds.length) return new Map()
  const rows: CurrentVersion[] = await client
    .from('questions')
    .join('question_versions', (join) =>
      join.on('question_versions.question_id', 'questions.id').andOn('question_versions.version', 'questions.version')
    )
    .whereIn('questions.id', questionIds)
    .whereNull('questions.deleted_at')
    .select(
      'questions.id as questionId',
      'question_versions.id as versionId',
      'question_versions.score_tenths as scoreTenths',
      'questions.knowledge_point as knowledgePoint'
    )
  return new Map(rows.map((row) => [row.questionId, row]))
}

/** For use outside an attempt: in the original order, without keys. */
export async function questionsAsShown(client: QueryClientContract, versions: CurrentVersion[]) {
  const shown = await shownVersions(
    client,
    versions.map(({ versionId }) => versionId)
  )
  return versions.map((version) => toAskedQuestion(version, getOrFail(shown, version.versionId)))
}

export function toAskedQuestion(
  { questionId, scoreTenths, knowledgePoint }: CurrentVersion,
  { questionName, questionText, questionType, choices }: ShownVersion
) {
  return {
    questionId,
    questionName,
    questionText,
    questionType,
    knowledgePoint,
    questionScore: scoreTenths / 10,
    choices,
  }
}

/** Key and explanation, for a user who has answered the question or may see them on request. */
export async function visibleKeys(client: QueryClientContract, versionId: number) {
  const keys = getOrFail(await versionKeys(client, [versionId]), versionId)
  const explanation = getOrFail(await versionExplanations(client, [versionId]), versionId)
  return {
    questionKey: keys.questionKeys || null,
    questionKeys: keys.questionKeys ? keys.questionKeys.split(',') : [],
    ...explanation,
  }
}
