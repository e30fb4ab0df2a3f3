import { QuestionType, type DrawRule } from '@zhuxue/api/terms/exams'
import type { QuestionTag } from '../../../lib/apiTypes'

export const newRule = (): DrawRule => ({
  questionBankIds: [],
  questionType: QuestionType.Single,
  count: 5,
  difficulty: null,
  subjectCode: null,
  chapterName: null,
  knowledgePoint: null,
})

const matchedFields = ['difficulty', 'subjectCode', 'chapterName', 'knowledgePoint'] as const

/** How many questions of the banks match the rule; questions under review count here too. */
export function countMatching(rule: DrawRule, tags: QuestionTag[]): number {
  return tags
    .filter(
      (tag) =>
        tag.questionType === rule.questionType &&
        matchedFields.every((name) => rule[name] === null || rule[name] === tag[name])
    )
    .reduce((sum, { questionCount }) => sum + questionCount, 0)
}
