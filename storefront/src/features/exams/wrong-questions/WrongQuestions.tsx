import { useState } from 'react'
import { wrongMessages } from '@zhuxue/api/terms/exams/wrong_questions'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { ListFooter } from '~/components/ui/list/ListFooter'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api, reportFailure } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { confirmAction, notify } from '~/lib/toasts'
import { PlanPanel } from '~/features/exams/plan/PlanPanel'
import { BankFilters, type BankFilter } from './BankFilters'
import styles from './WrongQuestions.module.css'
import { WrongQuestion } from './WrongQuestion'

const sizes = [20, 50] as const
const all: BankFilter = { courseId: undefined, knowledgePoint: undefined, page: 1, pageSize: 20 }

/** 错题本: wrong answers to practise again (docs/product.md 11.4). */
export default function WrongQuestions() {
  return (
    <RequireLogin>
      <PlanPanel />
      <Bank />
    </RequireLogin>
  )
}

function Bank() {
  const [filter, setFilter] = useState(all)
  const [reveal, setReveal] = useState(false)
  const query = { ...filter, reveal: reveal ? (1 as const) : undefined }
  const { data, failed, loading, reload } = useFetch(
    () => api.exams.errorQuestions.index({ query }),
    `bank ${JSON.stringify(query)}`
  )

  async function clear() {
    const detail = '错题会全部移除，不能恢复。'
    if (!(await confirmAction('确认要清空错题本吗?', { title: '清空错题本', detail, yes: '清空' }))) return
    try {
      await api.exams.errorQuestions.clear({})
      notify(wrongMessages.cleared, 'success')
      setFilter(all)
      void reload()
    } catch (error) {
      showFailure(error)
    }
  }

  async function remove(id: number) {
    if (!(await confirmAction('确认要删除该错题吗?', { title: '删除错题', yes: '删除' }))) return
    try {
      await api.exams.errorQuestions.destroy({ params: { id } })
      notify(wrongMessages.removed, 'success')
      void reload()
    } catch (error) {
      showFailure(error)
    }
  }

  if (failed) return <FailedState onRetry={reload} />
  if (!data) {
    return <Skeleton className={styles.skeleton} />
  }
  const { errorQuestions, total, courses, knowledgePoints } = data
  const isFiltered = Boolean(filter.courseId || filter.knowledgePoint)
  if (total === 0 && !isFiltered) {
    return (
      <EmptyState icon={icons.book} text={wrongMessages.empty}>
        <button type="button" className="btn" data-busy={loading} onClick={reload}>
          刷新
        </button>
      </EmptyState>
    )
  }
  return (
    <div className={styles.bank} aria-busy={loading}>
      <div className={styles.tools}>
        <BankFilters {...{ filter, courses, knowledgePoints }} onChange={setFilter} />
        <button type="button" className="btn" data-busy={loading} onClick={reload}>
          刷新
        </button>
        <button type="button" className="btn" aria-pressed={reveal} onClick={() => setReveal(!reveal)}>
          {reveal ? '隐藏答案' : '查看全部答案'}
        </button>
        <button type="button" className="btn" onClick={clear}>
          清空
        </button>
      </div>
      {total === 0 && <EmptyState icon={icons.book} text="没有符合条件的错题" />}
      {errorQuestions.map((row, at) => (
        <WrongQuestion
          key={row.errorQuestionId}
          row={row}
          no={(filter.page - 1) * filter.pageSize + at + 1}
          onRemove={remove}
        />
      ))}
      {total > sizes[0] && (
        <ListFooter
          {...{ total, sizes }}
          unit="道错题"
          page={filter.page}
          pageSize={filter.pageSize}
          onChange={(change) => setFilter({ ...filter, page: 1, ...change })}
        />
      )}
    </div>
  )
}

function showFailure(error: unknown): void {
  const { message, shown } = reportFailure(error)
  if (!shown && message) notify(message, 'error')
}
