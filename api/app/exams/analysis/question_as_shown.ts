import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { safeHtml } from '#core/rich_text/rich_text'
import { gradedTests } from '#exams/analysis/count_answers'
import { findPaper } from '#exams/papers/paper_list'
import { choicesOf, keysOf } from '#exams/questions/question_transformer'
import QuestionVersion from '#exams/questions/question_version'

/** A question as it was shown in a test of this paper, with its key (docs/threats.md T26). */
export async function askedQuestion(
  user: CurrentUser,
  { paperId, questionVersionId }: { paperId: number; questionVersionId: number }
) {
  await findPaper(user, paperId)
  const answer = await gradedTests(paperId)
    .join('paper_answers', 'paper_answers.user_paper_id', 'user_papers.id')
    .where('paper_answers.question_version_id', questionVersionId)
    .select('paper_answers.id')
    .first()
  if (!answer) throw new NotFound()
  const version = await QuestionVersion.findOrFail(questionVersionId)
  return {
    questionId: version.questionId,
    questionVersionId,
    version: version.version,
    questionText: safeHtml(version.questionText),
    questionType: version.questionType,
    questionKeys: keysOf(version.questionKeys),
    choices: choicesOf(version.choices),
  }
}
