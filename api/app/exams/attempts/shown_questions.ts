import db from '@adonisjs/lucid/services/db'
import { toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import { toShownLetters, choiceOrderOf } from '#exams/questions/answer_text'
import { toPoints } from '#exams/attempts/attempt_transformer'
import { ChoiceLetters } from '#exams/questions/terms'
import { shownVersions, type ShownVersion } from '#exams/questions/shown_versions'

interface QuestionPosition {
  questionId: number
  versionId: number
  position: number
  maxTenths: number
  choiceOrder: string
}

interface AnsweredPlace extends QuestionPosition {
  answer: string | null
  rev: number
  savedAt: string | null
  bookmarked: boolean | number
}

/** A question with the letters of the attempt. Its input contains no key. */
export function toShownQuestion(place: QuestionPosition, version: ShownVersion) {
  const { questionName, questionText, questionType, choices } = version
  const order = choiceOrderOf(place.choiceOrder)
  const inOrder = order ? order.map((letter) => choices.find(({ choiceNo }) => choiceNo === letter)!) : choices
  return {
    questionId: place.questionId,
    questionNo: place.position,
    questionName,
    questionText,
    questionType,
    questionScore: toPoints(place.maxTenths)!,
    choices: inOrder.map(({ choiceName }, at) => ({ choiceNo: ChoiceLetters[at], choiceName })),
  }
}

export async function attemptQuestions(userPaperId: number) {
  const places: AnsweredPlace[] = await db
    .from('paper_answers')
    .where('user_paper_id', userPaperId)
    .orderBy('position')
    .select(
      'question_id as questionId',
      'question_version_id as versionId',
      'position',
      'max_tenths as maxTenths',
      'choice_order as choiceOrder',
      'answer',
      'rev',
      'saved_at as savedAt',
      'bookmarked'
    )
  const versions = await shownVersions(
    db.connection(),
    places.map(({ versionId }) => versionId)
  )
  return places.map((place) => ({
    ...toShownQuestion(place, getOrFail(versions, place.versionId)),
    answer: toShownLetters(place.answer ?? '', choiceOrderOf(place.choiceOrder)),
    rev: place.rev,
    savedAt: toWireTime(place.savedAt),
    bookmarked: Boolean(place.bookmarked),
  }))
}
