import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { AttemptMode } from '@zhuxue/api/terms/exams/attempts/open'
import { QuestionType } from '@zhuxue/api/terms/exams/questions'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { confirmAction } from '~/lib/toasts'
import { useIsPhone } from '~/lib/useIsPhone'
import { whenIdle } from '~/lib/whenIdle'
import { QuestionView } from '~/features/exams/question/QuestionView'
import { AnswerSheet } from '~/features/exams/attempt/sheet/AnswerSheet'
import type { AttemptEnd } from './attemptServer'
import { answerSheet, countUnanswered } from '~/features/exams/attempt/sheet/sheet'
import { precacheAttempt, loadLazyBundle } from './loadLazyBundle'
import { AttemptActions } from './AttemptActions'
import { AttemptToolbar } from './AttemptToolbar'
import { AttemptNotices } from './AttemptNotices'
import styles from './AttemptScreen.module.css'
import { PhoneSteps } from './PhoneSteps'
import { useKeys } from './useKeys'
import { useOtherTabs } from './useOtherTabs'
import { useReveal } from './useReveal'
import { useAttemptSession } from './useAttemptSession'
import type { Paper, OpenAttempt } from '~/features/exams/wire'

const PhoneSheet = lazyDialog(async () => ({ default: (await loadLazyBundle()).SheetDialog }))

type Props = { paper: Paper; attempt: OpenAttempt; onEnd: (end: AttemptEnd) => void; onReset: () => void }

/** An open attempt: one question at a time on a phone, all of them in a column on a desktop. */
export function AttemptScreen({ paper, attempt, onEnd, onReset }: Props) {
  const { questions } = paper
  const isTest = attempt.mode === AttemptMode.Test
  const { attemptSession, state } = useAttemptSession({ ...attempt, questions }, onEnd)
  const isElsewhere = useOtherTabs(attempt.userPaperId, state.end !== null, () => attemptSession.refresh())
  const { revealed, reveal, busy } = useReveal(attempt.userPaperId, questions)
  const isPhone = useIsPhone()
  const [current, setCurrent] = useState(attemptSession.firstShown)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [timeRequests, setTimeRequests] = useState(0)
  const at = Math.max(
    0,
    questions.findIndex(({ questionId }) => questionId === current)
  )
  const passOf = (id: number) => revealed.get(id)?.verdict.answerPass ?? state.verdicts.get(id) ?? null
  const grades = questions.map(({ questionId }) => ({ questionId, answerPass: passOf(questionId) }))
  const sheet = answerSheet(grades.map(toSheetPass), state.answers, state.marked)

  const view = useCallback(
    (questionId: number) => {
      setCurrent(questionId)
      attemptSession.view(questionId)
    },
    [attemptSession]
  )
  const change = useCallback((id: number, answer: string) => attemptSession.answer(id, answer), [attemptSession])
  const leave = useCallback((id: number) => attemptSession.release(id), [attemptSession])
  const viewFirst = useEffectEvent(() => attemptSession.view(current))
  useEffect(() => viewFirst(), [])
  const precache = useEffectEvent(() => precacheAttempt(paper, attempt))
  useEffect(() => whenIdle(() => void precache()), [])

  // A reloaded page continues at its last question.
  const moved = useRef(at > 0)
  const pick = (questionId: number) => {
    attemptSession.release(current)
    moved.current = true
    setSheetOpen(false)
    view(questionId)
  }
  const step = (by: number) => {
    const next = questions[at + by]
    if (next) pick(next.questionId)
  }
  // The focus follows, so that a screen reader reads the new question.
  const focusMoved = useEffectEvent(() => {
    if (!moved.current) return
    moved.current = false
    const shown = document.getElementById(`question-${current}`)
    shown?.focus({ preventScroll: true })
    if (isPhone) window.scrollTo(0, 0)
    else shown?.scrollIntoView()
  })
  useEffect(() => focusMoved(), [current])

  const isLocked = state.submitState !== 'no' || state.end !== null
  useKeys({
    choices: questions[at],
    answer: state.answers.get(current) ?? '',
    onChoose: (answer) => !isLocked && change(current, answer),
    onStep: step,
    onMark: () => attemptSession.mark(current),
    onTime: () => setTimeRequests((times) => times + 1),
  })

  async function confirmSubmit() {
    const left = countUnanswered(sheet)
    const detail = left > 0 ? `还有 ${left} 题未作答。` : '所有题目都已作答。'
    const words = { title: '交卷', detail, yes: '交卷', no: '继续作答' }
    if (await confirmAction('确认要交卷吗?', words)) attemptSession.submit()
  }

  const numberOf = (id: number) => questions.findIndex(({ questionId }) => questionId === id) + 1
  const shown = isPhone ? questions.slice(at, at + 1) : questions
  const actionProps = {
    isTest,
    busy,
    onReset,
    submitState: state.submitState,
    onSubmit: confirmSubmit,
    onReveal: reveal,
  }
  const mark = (questionId: number) => (
    <button
      type="button"
      className="btn btn--small"
      aria-pressed={state.marked.has(questionId)}
      onClick={() => attemptSession.mark(questionId)}
    >
      {state.marked.has(questionId) ? '取消标记' : '标记本题'}
    </button>
  )
  return (
    <div className={styles.attempt} data-phone={isPhone}>
      <div className={styles.top}>
        <AttemptToolbar
          save={state.save}
          deadline={state.deadline}
          timeRequests={timeRequests}
          onOver={() => attemptSession.submit()}
          onDoubt={() => attemptSession.refresh()}
          onRetry={() => attemptSession.wake()}
          title={isPhone ? paper.paperName : undefined}
        >
          <button type="button" className={`link ${styles.open}`} onClick={() => setSheetOpen(true)}>
            答题卡 {at + 1}/{questions.length}
          </button>
        </AttemptToolbar>
        <AttemptNotices {...{ attemptSession, state, isElsewhere, numberOf }} />
      </div>
      <div className={styles.questions}>
        {shown.map((question) => {
          const { questionId } = question
          return (
            <QuestionView
              key={questionId}
              question={question}
              no={numberOf(questionId)}
              answer={state.answers.get(questionId) ?? ''}
              disabled={isLocked}
              pass={isTest ? null : passOf(questionId)}
              verdict={revealed.get(questionId)?.verdict}
              explained={revealed.get(questionId)?.explained}
              isCurrent={!isPhone && questionId === current}
              isMarked={state.marked.has(questionId)}
              onAnswer={change}
              onView={view}
              onLeave={leave}
            >
              {!isPhone && mark(questionId)}
              {!isTest && passOf(questionId) === 0 && <span className="muted">已加入错题本</span>}
              {!isTest && question.questionType === QuestionType.Multiple && (
                <button type="button" className="btn btn--small" onClick={() => attemptSession.release(questionId)}>
                  确认答案
                </button>
              )}
            </QuestionView>
          )
        })}
      </div>
      {isPhone ? (
        <PhoneSteps {...{ at, actionProps }} isLast={at === questions.length - 1} onStep={step}>
          {mark(current)}
        </PhoneSteps>
      ) : (
        <aside className={`sheet ${styles.side}`}>
          <AnswerSheet sheet={sheet} current={current} onPick={pick} />
          <AttemptActions {...actionProps} />
          <p className={styles.hint}>键盘：A–E 选择，← → 换题，M 标记{state.deadline && '，T 读出剩余时间'}</p>
        </aside>
      )}
      {isSheetOpen && (
        <PhoneSheet {...{ sheet, current, actionProps }} onPick={pick} onClose={() => setSheetOpen(false)} />
      )}
    </div>
  )
}

const toSheetPass = ({ questionId, answerPass }: { questionId: number; answerPass: number | null }) => ({
  questionId,
  answerPass: answerPass === null ? null : answerPass === 1,
})
