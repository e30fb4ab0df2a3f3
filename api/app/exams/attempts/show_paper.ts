import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { now, toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import { toAttempt, toPoints, toSecondsLeft } from '#exams/attempts/attempt_transformer'
import { keysHiddenText } from '#exams/attempts/time_window'
import { submitWhenOverdue } from '#exams/attempts/submit_attempt'
import { openQuestions } from '#exams/attempts/open_questions'
import { toShownQuestion } from '#exams/attempts/shown_questions'
import { findStartContext, type StartContext, type StartRequest } from '#exams/attempts/start_context'
import { AttemptMode, AttemptState, AttemptsListed } from '#exams/attempts/terms'
import UserPaper from '#exams/user_paper'
import type Paper from '#exams/papers/paper'
import { rulesOf, tryDraw } from '#exams/papers/draw_questions'
import { passLineOf } from '#exams/papers/pass_line'
import { shownVersions } from '#exams/questions/shown_versions'

export async function showPaper(user: CurrentUser, params: StartRequest) {
  const startContext = await findStartContext(user, params, db.connection())
  const { paper, correlationId, mode, obstacle } = startContext
  const attempts = await ownAttempts(user.id, startContext)
  const open = attempts.find(({ state }) => state === AttemptState.InProgress)
  const places = await paperPlaces(paper)
  return {
    paperId: paper.id,
    paperName: paper.paperName,
    paperType: paper.paperType,
    refId: paper.refId,
    correlationId,
    subjectCode: paper.subjectCode,
    requiredCourse: paper.requiredCourse === null ? null : Number(paper.requiredCourse),
    mode: open?.mode ?? mode,
    ...(await rulesFor(paper)),
    questionCount: places.length,
    totalScore: toPoints(places.reduce((sum, { maxTenths }) => sum + maxTenths, 0)),
    attemptsUsed: attempts.filter((one) => one.mode === AttemptMode.Test).length,
    startObstacle: open ? null : obstacle,
    userPaper: open ? { ...toAttempt(open), ...toSecondsLeft(open.deadlineAt) } : null,
    userPapers: attempts.slice(0, AttemptsListed).map(toAttempt),
    questions: open ? await openQuestions(open) : await preview(startContext, places),
  }
}

async function rulesFor(paper: Paper) {
  return {
    passLine: await passLineOf(paper),
    limitMinutes: paper.limitMinutes,
    maxAttempts: paper.maxAttempts,
    keysShown: paper.keysShown,
    keysHiddenText: keysHiddenText(paper, now()),
    opensAt: toWireTime(paper.opensAt),
    lastEntryAt: toWireTime(paper.lastEntryAt),
    closesAt: toWireTime(paper.closesAt),
  }
}

async function ownAttempts(userId: number, { paper, correlationId }: StartContext) {
  const attempts = await UserPaper.query().where({ userId, correlationId, paperId: paper.id }).orderBy('id', 'desc')
  return Promise.all(attempts.map(submitWhenOverdue))
}

async function paperPlaces(paper: Paper) {
  const { questions } = await tryDraw(db.connection(), paper, 1)
  return questions.map((question, at) => ({
    questionId: question.questionId,
    versionId: question.questionVersionId,
    position: at + 1,
    maxTenths: question.scoreTenths,
    choiceOrder: '',
  }))
}

/** Questions are shown before the start only when the paper is open and has no time limit. */
async function preview({ paper, mode, obstacle }: StartContext, places: Awaited<ReturnType<typeof paperPlaces>>) {
  const isTimed = paper.limitMinutes !== null || paper.closesAt !== null
  const isDrawn = rulesOf(paper) !== null
  const isRationed = mode === AttemptMode.Test && (isTimed || paper.maxAttempts !== null)
  if (obstacle || isDrawn || isRationed) return []

  const versions = await shownVersions(
    db.connection(),
    places.map(({ versionId }) => versionId)
  )
  return places.map((place) => ({
    ...toShownQuestion(place, getOrFail(versions, place.versionId)),
    answer: '',
    rev: 0,
    savedAt: null,
    bookmarked: false,
    answerPass: null,
  }))
}
