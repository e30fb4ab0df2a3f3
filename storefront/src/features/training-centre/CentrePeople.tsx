import { useState } from 'react'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RecordTable } from '~/components/ui/list/RecordTable'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import type { Centre, Reminding } from '~/lib/http/apiTypes'
import { CentreFilters } from './CentreFilters'
import { isFiltered, keyOf, sizes, telephonesOf, toggled, type CentreQuery, type Chosen } from './centreQuery'
import { peopleColumns } from './peopleColumns'
import styles from './TrainingCentre.module.css'

const ReminderDialog = lazyDialog(() => import('./ReminderDialog'))

type Props = {
  data: Centre
  failed: boolean
  loading: boolean
  query: CentreQuery
  organisationId?: number
  onChange: (change: Partial<CentreQuery>) => void
  onRetry: () => void
  onReminded: (result: Reminding) => void
}

/** 学员 */
export function CentrePeople(props: Props) {
  const { data, failed, loading, query, organisationId, onChange, onRetry, onReminded } = props
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [remindList, setRemindList] = useState<Chosen | null>(null)
  const { people, total, figures, reminderText } = data
  const open = people.filter(({ remindable }) => remindable)
  const isAllChosen = open.length > 0 && open.every((person) => chosen.has(keyOf(person)))
  const filter = (change: Partial<CentreQuery>) => {
    setChosen(new Map())
    onChange(change)
  }

  return (
    <section className={`sheet ${styles.part}`} aria-label="学员">
      <header className={styles.head}>
        <h2>学员 ({total})</h2>
        <CentreFilters lines={data.lines} {...{ query, organisationId }} isEmpty={total === 0} onFilter={filter} />
      </header>
      <div className={styles.remind}>
        <label>
          <input
            type="checkbox"
            checked={isAllChosen}
            disabled={open.length === 0}
            onChange={(event) => setChosen(toggled(chosen, people, event.target.checked))}
          />
          本页可提醒的学员
        </label>
        <span aria-live="polite">{chosen.size > 0 && `已选 ${telephonesOf(chosen).length} 人`}</span>
        <ButtonWithReason
          type="button"
          className="btn btn--primary"
          disabledReason={chosen.size === 0 ? '请先勾选要提醒的学员' : null}
          onClick={() => setRemindList(chosen)}
        >
          短信提醒
        </ButtonWithReason>
        {figures.remindable > 0 && (
          <button type="button" className="btn" onClick={() => setRemindList(new Map())}>
            提醒全部未学习的（{figures.remindable}人）
          </button>
        )}
      </div>
      <RecordTable
        columns={peopleColumns(chosen, (person, isChosen) => setChosen(toggled(chosen, [person], isChosen)))}
        rows={people}
        rowKey={keyOf}
        loading={loading}
        failed={failed}
        onRetry={onRetry}
        empty={
          <EmptyState
            icon={icons.user}
            text={isFiltered(query) ? '没有符合条件的学员' : '还没有分配名额，请在下方的订单里点「分配」'}
          >
            {isFiltered(query) && (
              <button type="button" className="btn" onClick={() => filter({ state: '', courseId: '', keyword: '' })}>
                显示全部学员
              </button>
            )}
          </EmptyState>
        }
        foot={{ ...query, total, unit: '个名额', sizes, onChange }}
        compact
      />
      {remindList && (
        <ReminderDialog
          chosen={remindList}
          people={remindList.size ? telephonesOf(remindList).length : figures.remindable}
          reminderText={reminderText}
          organisationId={organisationId}
          onClose={() => setRemindList(null)}
          onReminded={(result) => {
            setRemindList(null)
            setChosen(new Map())
            onReminded(result)
          }}
        />
      )}
    </section>
  )
}
