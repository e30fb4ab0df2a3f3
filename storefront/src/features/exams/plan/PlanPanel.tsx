import { useState } from 'react'
import { planMessages } from '@zhuxue/api/terms/exams/plans'
import { FailedState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api, reportFailure } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { confirmAction, notify } from '~/lib/toasts'
import { daysLeftText } from './chart'
import { PlanChart } from './PlanChart'
import { PlanForm } from './PlanForm'
import { PlanQuestions } from './PlanQuestions'
import styles from './Plan.module.css'

/** A number of questions per day until the examination, from the bank and from weak points. */
export function PlanPanel() {
  const { data, failed, setData, reload } = useFetch(() => api.exams.plan.show({}), 'plan')
  const [isEditing, setEditing] = useState(false)
  const [isPractising, setPractising] = useState(false)
  if (failed) {
    return (
      <section className={`sheet ${styles.plan}`} aria-label="备考计划">
        <FailedState text="备考计划没有加载出来" onRetry={reload} />
      </section>
    )
  }
  if (!data) return <Skeleton className={styles.skeleton} />
  const { plan, today, answeredToday, series } = data
  const daysLeft = plan && daysLeftText(plan.daysLeft)

  async function remove() {
    if (!(await confirmAction('确认要删除学习计划吗?', { title: '删除学习计划', yes: '删除' }))) return
    try {
      await api.exams.plan.destroy({})
      notify(planMessages.removed, 'success')
      void reload()
    } catch (error) {
      const { message, shown } = reportFailure(error)
      if (!shown && message) notify(message, 'error')
    }
  }

  if (!plan || !daysLeft || isEditing) {
    return (
      <section className={`sheet ${styles.plan}`} aria-label="备考计划">
        <h2>备考计划</h2>
        {plan && !daysLeft ? (
          <p className="note">{plan.examDate} 的考试已经过去。填写下一次考试的日期，学过的题目会接着安排复习。</p>
        ) : (
          <p className="muted">填写考试日期，系统每天从错题本和薄弱知识点中安排题目，到期复习。</p>
        )}
        <PlanForm
          plan={plan}
          onSaved={(saved) => {
            setData(saved)
            setEditing(false)
          }}
        >
          {plan && !daysLeft && (
            <button type="button" className="btn" onClick={remove}>
              删除计划
            </button>
          )}
          {daysLeft && (
            <button type="button" className="btn" onClick={() => setEditing(false)}>
              取消
            </button>
          )}
        </PlanForm>
      </section>
    )
  }
  return (
    <section className={`sheet ${styles.plan}`} aria-label="备考计划">
      <div className={styles.head}>
        <h2>备考计划</h2>
        <span className="tag">{daysLeft}</span>
        <button type="button" className="btn btn--small" onClick={() => setEditing(true)}>
          修改
        </button>
        <button type="button" className="btn btn--small" onClick={remove}>
          删除
        </button>
      </div>
      <p>
        今日还有 <strong>{today}</strong> 题{answeredToday > 0 && `，已完成 ${answeredToday} 题`}
      </p>
      <PlanChart series={series} perDay={plan.perDay} />
      {today > 0 && !isPractising && (
        <button type="button" className="btn btn--primary" onClick={() => setPractising(true)}>
          开始今日练习
        </button>
      )}
      {isPractising && <PlanQuestions onAnswered={reload} />}
    </section>
  )
}
