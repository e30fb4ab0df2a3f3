import { PhonesMax } from '@zhuxue/api/terms/learning/assignments'
import type { OrderLine, Assignment } from '~/lib/http/apiTypes'
import styles from './SeatsPage.module.css'
import { TelephoneChips } from './TelephoneChips'
import { useAssignSeats } from './useAssignSeats'
import { SeatResult } from '@zhuxue/api/terms/learning/seats'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'

type Props = {
  orderId: string
  line: OrderLine
  /** Seats were transferred since the page was opened, so an earlier result shows the old numbers. */
  moves: number
  onAssigned: () => void
}

export function AssignForm({ orderId, line, moves, onAssigned }: Props) {
  const form = useAssignSeats(orderId, line, { moves, onAssigned })
  const { reading, text } = form
  const free = line.seats?.free ?? 0
  const tooMany = reading.telephones.length > free
  const over = tooMany || text.length > PhonesMax
  const problem = form.problem ?? (over ? reading.problem : null)

  return (
    <form className={`sheet ${styles.part}`} noValidate onSubmit={form.submit}>
      <div className={styles.title}>
        <h2>
          <label htmlFor="telephones">分配给手机号</label>
        </h2>
        <span data-over={text.length > PhonesMax}>
          {text.length} / {PhonesMax}
        </span>
      </div>
      <textarea
        id="telephones"
        className={`input ${styles.text}`}
        rows={5}
        placeholder="输入或粘贴手机号，可用逗号、空格或换行分隔，例如从表格或聊天记录中整段复制"
        aria-invalid={problem ? true : undefined}
        aria-describedby="telephones-problem"
        autoComplete="off"
        spellCheck={false}
        value={text}
        disabled={form.busy}
        onChange={(event) => form.type(event.target.value)}
      />
      <p className="field__error" id="telephones-problem" aria-live="polite">
        {problem}
      </p>
      <TelephoneChips entries={reading.entries} previous={form.previous} busy={form.busy} onRemove={form.remove} />
      <div className={styles.foot}>
        <p className={styles.count} aria-live="polite">
          <span data-over={tooMany}>
            识别到 <b>{reading.telephones.length}</b> 个手机号 / 剩余 <b>{free}</b> 个名额
          </span>
          {reading.repeated > 0 && <span>重复 {reading.repeated} 个已合并</span>}
          {form.previous.size > 0 && (
            <span>
              已分配过 {form.previous.size} 个
              <button type="button" className="link" onClick={form.removeGiven}>
                全部移除
              </button>
            </span>
          )}
          {reading.wrong.length > 0 && (
            <span data-over>
              有误 {reading.wrong.length} 项
              <button type="button" className="link" onClick={form.removeWrong}>
                全部移除
              </button>
            </span>
          )}
        </p>
        <button className="btn btn--primary" data-busy={form.busy} disabled={form.busy}>
          {form.busy ? '正在分配…' : '分配'}
        </button>
      </div>
      <p className={styles.hint}>
        手机号旁边的姓名会一起记下。未注册的手机号也可以分配：名额会保留，注册后自动开通。学习满1分钟之前可以转移或收回名额。
      </p>
      {form.result && <AssignResult assignment={form.result} onClose={form.closeResult} />}
    </form>
  )
}

function AssignResult({ assignment, onClose }: { assignment: Assignment; onClose: () => void }) {
  return (
    <section className={styles.result} aria-label="分配结果">
      <header>
        <p role="status">{assignment.msg}</p>
        <button type="button" aria-label="收起结果" onClick={onClose}>
          <Icon path={icons.close} size={18} />
        </button>
      </header>
      <ul className={styles.chips}>
        {assignment.results.map(({ telephone, name, typed, result, resultText }) => (
          <li key={telephone ?? typed} className={styles.chip} data-good={result === SeatResult.Assigned}>
            {name}
            <span className={styles.number}>{telephone ?? typed}</span>
            <em>{resultText}</em>
          </li>
        ))}
      </ul>
    </section>
  )
}
