import { useState } from 'react'
import { planMessages } from '@zhuxue/api/terms/exams/plans'
import { api, reportFailure } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { ask, notify } from '~/lib/toasts'
import { PlanChart } from './PlanChart'
import { PlanForm } from './PlanForm'
import { PlanQuestions } from './PlanQuestions'
import styles from './Plan.module.css'

/** So many questions a day until the examination, from the bank and from weak points. */
export function PlanPanel() {
  const { data, failed, setData, reload } = useFetch(() => api.exams.plan.show({}), 'plan')
  const [isEditing, setEditing] = useState(false)
  const [isPractising, setPractising] = useState(false)
  if (failed || !data) return null
  const { plan, today, answeredToday, series } = data

  async function remove() {
    if (!(await ask('确认要删除学习计划吗?', { title: '删除学习计划', yes: '删除' }))) return
    try {
      await api.exams.plan.destroy({})
      notify(planMessages.removed, 'success')
      void reload()
    } catch (error) {
      reportFailure(error)
    }
  }

  if (!plan || isEditing) {
    return (
      <section className={`sheet ${styles.plan}`} aria-label="备考计划">
        <h2>备考计划</h2>
        <p className="muted">填写考试日期，系统每天从错题本和薄弱知识点中安排题目，到期复习。</p>
        <PlanForm
          plan={plan}
          onSaved={(saved) => {
            setData(saved)
            setEditing(false)
          }}
        />
      </section>
    )
  }
  return (
    <section className={`sheet ${styles.plan}`} aria-label="备考计划">
      <div className={styles.head}>
        <h2>备考计划</h2>
        <span className="tag">距考试 {plan.daysLeft} 天</span>
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
