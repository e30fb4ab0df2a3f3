import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { PerDay, planMessages } from '@zhuxue/api/terms/exams/plans'
import { Field } from '~/components/ui/Field'
import { api, reportFailure } from '~/lib/http/api'
import type { ResponseOf } from '~/lib/http/apiTypes'
import { notify } from '~/lib/toasts'
import styles from './Plan.module.css'

type Shown = ResponseOf<'exams.plan.show'>
type Props = {
  plan: Shown['plan']
  onSaved: (saved: Shown) => void
  /** An alternative to saving: cancels, or removes a plan that is over. */
  children?: ReactNode
}

export function PlanForm({ plan, onSaved, children }: Props) {
  const [examDate, setExamDate] = useState(plan?.examDate ?? '')
  const [perDay, setPerDay] = useState(String(plan?.perDay ?? PerDay.usual))
  const [problems, setProblems] = useState<{ examDate?: string; perDay?: string }>({})
  const [busy, setBusy] = useState(false)

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    if (!examDate) return setProblems({ examDate: '请选择考试日期' })
    setBusy(true)
    try {
      const saved = await api.exams.plan.store({ body: { examDate, perDay: Number(perDay) } })
      setProblems({})
      notify(planMessages.saved, 'success')
      onSaved(saved)
    } catch (error) {
      const failure = reportFailure(error)
      setProblems({ examDate: failure.field('examDate'), perDay: failure.field('perDay') })
      if (!failure.shown && failure.message) notify(failure.message, 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Field
        label="考试日期"
        type="date"
        problem={problems.examDate}
        value={examDate}
        onChange={(event) => setExamDate(event.target.value)}
      />
      <Field
        label="每天题数"
        type="number"
        min={PerDay.least}
        max={PerDay.most}
        problem={problems.perDay}
        value={perDay}
        onChange={(event) => setPerDay(event.target.value)}
      />
      <button className="btn btn--primary" data-busy={busy}>
        保存计划
      </button>
      {children}
    </form>
  )
}
