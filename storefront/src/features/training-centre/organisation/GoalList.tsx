import { useState } from 'react'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { api } from '~/lib/http/api'
import { reportFailure } from '~/lib/http/reportFailure'
import { useFetch } from '~/lib/http/useFetch'
import { confirmAction, notify } from '~/lib/toasts'
import styles from '~/features/training-centre/TrainingCentre.module.css'

const GoalDialog = lazyDialog(() => import('./GoalDialog'))

/** 学时目标: until when a department finishes its hours of a kind. */
export function GoalList({ id, canManage }: { id: number; canManage: boolean }) {
  const { data, reload } = useFetch(() => api.organisations.goals.goals.index({ params: { id } }), `goals-${id}`)
  const [isAdding, setAdding] = useState(false)
  if (!data) return null

  async function remove(goalId: number) {
    if (!(await confirmAction('删除这个目标？', { title: '删除目标', yes: '删除' }))) return
    try {
      notify((await api.organisations.goals.goals.destroy({ params: { id, goalId } })).msg, 'success')
    } catch (error) {
      reportFailure(error)
    }
    void reload()
  }

  return (
    <section className={`sheet ${styles.part}`} aria-label="学时目标">
      <header className={styles.head}>
        <h2>学时目标 ({data.goals.length})</h2>
        {canManage && (
          <button type="button" className="btn" onClick={() => setAdding(true)}>
            新增目标
          </button>
        )}
      </header>
      {data.goals.length === 0 && <p className={styles.how}>可以为部门设置一个完成日期，这里显示已完成的人数。</p>}
      <ul className={styles.rows}>
        {data.goals.map(({ goalId, department, kindName, dueOn, people, finished }) => (
          <li key={goalId}>
            <span>
              {department || '全部部门'} · {kindName} · {dueOn} 前
            </span>
            <span>
              {finished}/{people} 人完成
            </span>
            {canManage && (
              <button type="button" className="btn btn--small" onClick={() => remove(goalId)}>
                删除
              </button>
            )}
          </li>
        ))}
      </ul>
      {isAdding && (
        <GoalDialog
          id={id}
          onClose={() => setAdding(false)}
          onSaved={() => {
            setAdding(false)
            void reload()
          }}
        />
      )}
    </section>
  )
}
