import { useState } from 'react'
import { isManager, OrganisationState } from '@zhuxue/api/terms/organisations'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { FilterSelect } from '~/components/ui/list/FilterSelect'
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
import { OrganisationCentre } from './organisation/OrganisationCentre'
import styles from './TrainingCentre.module.css'
import { Icon } from '~/components/ui/Icon'
import { focusOnMount } from '~/lib/focusOnMount'

const HandoverDialog = lazyDialog(() => import('./organisation/HandoverDialog'))

/** 我的学员: all seats of a customer, who uses them, and who is reminded (docs/product.md 4.14). */
export default function TrainingCentre() {
  return (
    <RequireLogin>
      <Centre />
    </RequireLogin>
  )
}

function Centre() {
  const { data } = useFetch(() => api.organisations.own.organisations.index({}), 'organisations')
  const organisations = data?.organisations ?? []
  const [id, setId] = useState(() => Number(new URLSearchParams(location.search).get('organisation')) || 0)
  const [isHandingOver, setHandingOver] = useState(false)
  const [version, setVersion] = useState(0)
  const organisation = organisations.find(({ organisationId }) => organisationId === id)
  // The address names an organisation: its page comes only after the list.
  if (id && !data) return <Skeleton className={styles.skeleton} />

  return (
    <div className={styles.centre}>
      {organisations.length > 0 && (
        <div className={styles.switch}>
          <FilterSelect
            label="选择学员范围"
            all="我购买的课程"
            value={organisation ? String(id) : ''}
            options={organisations.map((one) => [String(one.organisationId), one.organisationName] as const)}
            onChange={(next) => setId(Number(next))}
          />
          {organisation && isManager(organisation.memberRole) && organisation.state === OrganisationState.Verified && (
            <button type="button" className="btn" onClick={() => setHandingOver(true)}>
              转交订单
            </button>
          )}
        </div>
      )}
      {organisation ? (
        <OrganisationCentre
          organisation={organisation}
          courses={
            <Courses key={`${id}-${version}`} organisationId={id} canAssign={isManager(organisation.memberRole)} />
          }
        />
      ) : (
        <Courses key="own" />
      )}
      {organisation && isHandingOver && (
        <HandoverDialog
          id={id}
          organisationName={organisation.organisationName}
          onClose={() => setHandingOver(false)}
          onSaved={() => {
            setHandingOver(false)
            setVersion(version + 1)
          }}
        />
      )}
    </div>
  )
}

function Courses({ organisationId, canAssign = true }: { organisationId?: number; canAssign?: boolean }) {
  const [query, setQuery] = useHistoryState(organisationId ? `centre-${organisationId}` : 'centre', firstPage)
  const [result, setResult] = useState<Reminding | null>(null)
  const { page, pageSize } = query
  const { data, failed, loading, reload } = useFetch(
    () => api.commerce.centres.show({ query: { ...filtersOf(query), page, pageSize, organisationId } }),
    JSON.stringify([organisationId, query])
  )
  const change = (next: Partial<CentreQuery>) => setQuery({ ...query, page: 1, ...next })

  if (failed && !data) return <FailedState onRetry={reload} />
  if (!data) {
    return <Skeleton className={styles.skeleton} />
  }
  if (data.lines.length === 0) return organisationId ? <NoOrders /> : <HowToBuy />

  return (
    <div className={styles.centre}>
      <CentreTiles centreStats={data.figures} selected={query.state} onSelect={(state) => change({ state })} />
      {result && <ReminderResult result={result} onClose={() => setResult(null)} />}
      <CentrePeople
        {...{ data, failed, loading, query, organisationId }}
        onChange={change}
        onRetry={reload}
        onReminded={(reminding) => {
          setResult(reminding)
          void reload()
        }}
      />
      <CentreLines
        lines={data.lines}
        isOwn={!organisationId}
        canAssign={canAssign}
        onCourse={(courseId) => change({ ...firstPage, courseId })}
      />
    </div>
  )
}

function NoOrders() {
  return (
    <EmptyState icon={icons.layers} text="单位还没有团购订单">
      <p className={styles.how}>
        所有者和管理员批量购买课程时选「为单位购买」，或把已买的团购订单用「转交订单」交给单位。
      </p>
    </EmptyState>
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
