import { useState } from 'react'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { useHistoryState } from '~/lib/history/useHistoryState'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { Reminding } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import { CentreLines } from './CentreLines'
import { CentrePeople } from './CentrePeople'
import { filtersOf, firstPage, type CentreQuery } from './centreQuery'
import { CentreTiles } from './CentreTiles'
import styles from './TrainingCentre.module.css'
import { Icon } from '~/components/ui/Icon'
import { focusOnMount } from '~/lib/focusOnMount'

/** 我的学员: all seats of a customer, who uses them, and who is reminded (docs/product.md 4.14). */
export default function TrainingCentre() {
  return (
    <RequireLogin>
      <Centre />
    </RequireLogin>
  )
}

function Centre() {
  const [query, setQuery] = useHistoryState('centre', firstPage)
  const [result, setResult] = useState<Reminding | null>(null)
  const { page, pageSize } = query
  const { data, failed, loading, reload } = useFetch(
    () => api.commerce.centres.show({ query: { ...filtersOf(query), page, pageSize } }),
    JSON.stringify(query)
  )
  const change = (next: Partial<CentreQuery>) => setQuery({ ...query, page: 1, ...next })

  if (failed && !data) return <FailedState onRetry={reload} />
  if (!data) {
    return <Skeleton className={styles.skeleton} />
  }
  if (data.lines.length === 0) return <HowToBuy />

  return (
    <div className={styles.centre}>
      <CentreTiles centreStats={data.figures} selected={query.state} onSelect={(state) => change({ state })} />
      {result && <ReminderResult result={result} onClose={() => setResult(null)} />}
      <CentrePeople
        {...{ data, failed, loading, query }}
        onChange={change}
        onRetry={reload}
        onReminded={(reminding) => {
          setResult(reminding)
          void reload()
        }}
      />
      <CentreLines lines={data.lines} onCourse={(courseId) => change({ ...firstPage, courseId })} />
    </div>
  )
}

function HowToBuy() {
  return (
    <EmptyState icon={icons.layers} text="您还没有批量购买的课程">
      <p className={styles.how}>
        在课程页点「批量购买」，一次买多份；付款后按手机号分给学员，就能在这里看到每个人的学习进度，并提醒还没有开始学习的学员。
      </p>
      <a className="btn btn--primary" href={paths.courses}>
        去选课程
      </a>
    </EmptyState>
  )
}

type Props = { result: Reminding; onClose: () => void }

function ReminderResult({ result: { msg, skipped }, onClose }: Props) {
  return (
    <section className={`sheet ${styles.result}`} aria-label="提醒结果">
      <header>
        <p role="status" tabIndex={-1} ref={focusOnMount}>
          {msg}
        </p>
        <button type="button" aria-label="收起结果" onClick={onClose}>
          <Icon path={icons.close} size={18} />
        </button>
      </header>
      {skipped.length > 0 && (
        <ul>
          {skipped.map(({ reason, reasonText, people }) => (
            <li key={reason}>
              {people}人：{reasonText}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
