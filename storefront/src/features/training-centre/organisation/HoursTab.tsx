import { useState } from 'react'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import { dueSoonText, HoursState, HoursStateText, notSharingText } from '@zhuxue/api/terms/organisations'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { RecordTable } from '~/components/ui/list/RecordTable'
import { api } from '~/lib/http/api'
import { reportFailure } from '~/lib/http/reportFailure'
import { useFetch } from '~/lib/http/useFetch'
import { confirmAction, notify } from '~/lib/toasts'
import styles from '~/features/training-centre/TrainingCentre.module.css'
import { GoalList } from './GoalList'
import { HoursFilters } from './HoursFilters'
import { hoursColumns } from './hoursColumns'
import { filtersOf, firstHoursPage, type HoursQuery } from './hoursQuery'

type Props = { id: number; canManage: boolean }

const tiles = [
  [HoursState.NotStarted, 'notStarted'],
  [HoursState.Studying, 'studying'],
  [HoursState.Met, 'met'],
  [HoursState.Due, 'due'],
  [HoursState.Overdue, 'overdue'],
] as const

/** 学时: what sharing members did and owe, per cycle. */
export function HoursTab({ id, canManage }: Props) {
  const [query, setQuery] = useState(firstHoursPage)
  const { data, failed, loading, reload } = useFetch(
    () =>
      api.organisations.hours.hours.show({
        params: { id },
        query: { ...filtersOf(query), page: query.page, pageSize: query.pageSize },
      }),
    JSON.stringify([id, query])
  )
  const change = (next: Partial<HoursQuery>) => setQuery({ ...query, page: 1, ...next })
  if (failed && !data) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={styles.skeleton} />
  const { figures, people, total } = data

  async function remind() {
    const text = '提醒名单中学时未完成的成员？每人7天内最多提醒一次，消息发到对方的账号，短信额度允许时同时发送短信。'
    if (!(await confirmAction(text, { title: '短信提醒', yes: '发送提醒' }))) return
    try {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      const { msg } = await api.organisations.reminders.store({
        params: { id },
        body: { filter: filtersOf(query) },
        headers,
      })
      notify(msg, 'success')
    } catch (error) {
      const apiError = reportFailure(error)
      if (!apiError.shown) notify(apiError.message, 'error')
    }
  }

  return (
    <div className={styles.centre}>
      <div className={styles.tiles} role="group" aria-label="学时概况，点击可筛选">
        <div className={`sheet ${styles.tile}`}>
          <span>成员</span>
          <b>{figures.members}</b>
        </div>
        <div className={`sheet ${styles.tile}`}>
          <span>共享学时</span>
          <b>{figures.sharing}</b>
        </div>
        {tiles.map(([state, figure]) => (
          <button
            key={state}
            type="button"
            className={`sheet ${styles.tile}`}
            aria-pressed={query.state === state}
            data-warn={(state === HoursState.Due || state === HoursState.Overdue) && figures[figure] > 0}
            onClick={() => change({ state: query.state === state ? '' : state })}
          >
            <span>{HoursStateText[state]}</span>
            <b>{figures[figure]}</b>
          </button>
        ))}
      </div>
      {figures.notSharing > 0 && <p className="note">{notSharingText(figures.notSharing)}</p>}
      {figures.dueMissing > 0 && <p className="note note--amber">{dueSoonText(figures.dueMissing)}</p>}
      <section className={`sheet ${styles.part}`} aria-label="学时名单">
        <header className={styles.head}>
          <h2>学时名单 ({total})</h2>
          <HoursFilters id={id} query={query} isEmpty={total === 0} onFilter={change} />
          {canManage && (
            <button type="button" className="btn btn--primary" onClick={remind}>
              短信提醒
            </button>
          )}
        </header>
        <RecordTable
          columns={hoursColumns}
          rows={people}
          rowKey={({ memberId, kindName, specialtyName, validTo }) =>
            [memberId, kindName, specialtyName, validTo].join()
          }
          loading={loading}
          failed={failed}
          onRetry={reload}
          empty={<EmptyState icon={icons.clock} text="没有成员共享的学时。成员可以在自己账号的“单位”中选择共享" />}
          foot={{
            page: query.page,
            pageSize: query.pageSize,
            total,
            unit: '条',
            sizes: [10, 20, 50],
            onChange: (paging) => setQuery({ ...query, ...paging }),
          }}
          compact
        />
      </section>
      <GoalList id={id} canManage={canManage} />
    </div>
  )
}
