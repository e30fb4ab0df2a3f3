import { CentreFilter, CentreFilterText } from '@zhuxue/api/terms/learning/seats'
import type { Centre } from '~/lib/http/apiTypes'
import styles from './TrainingCentre.module.css'

type Stats = Centre['figures']
type Props = { centreStats: Stats; selected: CentreFilter | ''; onSelect: (state: CentreFilter | '') => void }

const filters: { stat: keyof Stats; text: string; state: CentreFilter | '' }[] = [
  { stat: 'given', text: '已分配', state: '' },
  { stat: 'waiting', text: CentreFilterText.waiting, state: CentreFilter.Waiting },
  { stat: 'started', text: CentreFilterText.studied, state: CentreFilter.Studied },
  { stat: 'finished', text: CentreFilterText.finished, state: CentreFilter.Finished },
  { stat: 'idle', text: CentreFilterText.idle, state: CentreFilter.Idle },
]

/** Two stats of purchases, and five that filter the list. */
export function CentreTiles({ centreStats, selected, onSelect }: Props) {
  return (
    <div className={styles.tiles} role="group" aria-label="名额概况，点击可筛选学员">
      <div className={`sheet ${styles.tile}`}>
        <span>已购名额</span>
        <b>{centreStats.bought}</b>
      </div>
      {centreStats.free > 0 ? (
        <a className={`sheet ${styles.tile}`} href="#orders">
          <span>未分配</span>
          <b>{centreStats.free}</b>
        </a>
      ) : (
        <div className={`sheet ${styles.tile}`}>
          <span>未分配</span>
          <b>0</b>
        </div>
      )}
      {filters.map(({ stat, text, state }) => (
        <button
          key={stat}
          type="button"
          className={`sheet ${styles.tile}`}
          aria-pressed={selected === state}
          data-warn={stat === 'idle' && centreStats.idle > 0}
          onClick={() => onSelect(state)}
        >
          <span>{text}</span>
          <b>{centreStats[stat]}</b>
        </button>
      ))}
    </div>
  )
}
