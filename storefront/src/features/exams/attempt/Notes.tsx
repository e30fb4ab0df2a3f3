import type { AttemptSession } from './attemptSession'
import type { AttemptViewState } from './attemptState'
import styles from './AttemptScreen.module.css'

export type NotesProps = {
  attemptSession: AttemptSession
  state: AttemptViewState
  isElsewhere: boolean
  numberOf: (questionId: number) => number
}

export function Notes({ attemptSession, state, isElsewhere, numberOf }: NotesProps) {
  const { submitState, save, overtaken } = state
  return (
    <>
      {isElsewhere && <p className="note">该答卷在另一个页面也打开着，同一题以最后的修改为准。</p>}
      {submitState === 'lost' && (
        <div className="note note--amber">
          <p>
            <strong>还没有交卷：网络中断。</strong>
            {save.unsent > 0
              ? `${save.unsent} 题的答案保存在本机，网络恢复后自动上传并交卷。`
              : '答案都已保存，网络恢复后自动交卷。'}
          </p>
          <p className={styles.noteTools}>
            <button type="button" className="btn btn--small" onClick={() => attemptSession.wake()}>
              立即重试
            </button>
            <button type="button" className="btn btn--small" onClick={() => attemptSession.keepAnswering()}>
              继续作答
            </button>
          </p>
        </div>
      )}
      {overtaken.map(({ questionId, mine, theirs }) => (
        <div key={questionId} className="note note--amber">
          <p>
            第 {numberOf(questionId)} 题在另一台设备上有更新的答案
            {theirs ? `“${shorten(theirs)}”` : '（已清空）'}，这里的
            {mine ? `“${shorten(mine)}”` : '清空'}没有保存。
          </p>
          <p className={styles.noteTools}>
            <button type="button" className="btn btn--small" onClick={() => attemptSession.answer(questionId, mine)}>
              改用这里的答案
            </button>
            <button type="button" className="btn btn--small" onClick={() => attemptSession.dismiss(questionId)}>
              知道了
            </button>
          </p>
        </div>
      ))}
    </>
  )
}

const shorten = (answer: string) => (answer.length > 20 ? `${answer.slice(0, 20)}…` : answer)
