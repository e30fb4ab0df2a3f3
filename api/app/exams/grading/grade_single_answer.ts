import { UserError } from '#core/errors'
import { cutCharacters } from '#core/shared_rules'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { normalizeLetters, lettersOf } from '#exams/questions/answer_text'
import { grade } from '#exams/grading/grade'
import { AnswerMax, attemptMessages } from '#exams/attempts/terms'
import type { CurrentVersion } from '#exams/questions/current_versions'
import { QuestionType } from '#exams/questions/terms'
import { versionKeys } from '#exams/questions/version_keys'

/** An answer outside an attempt. Text is not graded: its verdict is null. */
export async function gradeSingleAnswer(trx: Trx, version: CurrentVersion, sent: string) {
  const keys = getOrFail(await versionKeys(trx, [version.versionId]), version.versionId)
  if (keys.questionType === QuestionType.AskAnswer) {
    return { answer: cutCharacters(sent.trim(), AnswerMax), isRight: null }
  }
  const answer = normalizeLetters(sent)
  if (lettersOf(answer).some((letter) => !keys.letters.includes(letter as never))) {
    throw new UserError(attemptMessages.unknownChoice, { field: 'answer' })
  }
  const { answerPass } = grade({ ...keys, maxTenths: version.scoreTenths }, answer)
  return { answer, isRight: answerPass === true }
}
