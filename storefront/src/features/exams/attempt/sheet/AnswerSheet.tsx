import styles from './AnswerSheet.module.css'
import { sheetLabel, type SheetMark } from './sheet'

export type AnswerSheetProps = { sheet: SheetMark[]; current: number | null; onPick: (questionId: number) => void }

/** The numbers of all questions: answered, marked, empty. */
export function AnswerSheet({ sheet, current, onPick }: AnswerSheetProps) {
  const answered = sheet.filter((mark) => mark.isAnswered).length
  const isGraded = sheet.some(({ isRight }) => isRight !== null)
  return (
    <nav aria-label="答题卡" className={styles.card}>
      <p className={styles.count}>
        已答 {answered} / {sheet.length}
      </p>
      <ol className={styles.numbers}>
        {sheet.map((mark) => (
          <li key={mark.questionId}>
            <button
              type="button"
              className={styles.number}
              aria-label={sheetLabel(mark)}
              aria-current={mark.questionId === current ? 'step' : undefined}
              data-answered={mark.isAnswered}
              data-marked={mark.isMarked}
              data-right={mark.isRight ?? undefined}
              onClick={() => onPick(mark.questionId)}
            >
              {mark.no}
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.legend} aria-hidden="true">
        <span data-answered="true">已答</span>
        {isGraded && <span data-right="true">正确</span>}
        {isGraded && <span data-right="false">错误</span>}
        <span data-marked="true">标记</span>
        <span>未答</span>
      </p>
    </nav>
  )
}
