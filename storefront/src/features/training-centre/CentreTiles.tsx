import { CentreFilter, CentreFilterText } from '@zhuxue/api/terms/learning/seats'
import type { Centre } from '~/lib/http/apiTypes'
import styles from './TrainingCentre.module.css'

type Figures = Centre['figures']
type Props = { figures: Figures; selected: CentreFilter | ''; onSelect: (state: CentreFilter | '') => void }

const filters: { figure: keyof Figures; text: string; state: CentreFilter | '' }[] = [
  { figure: 'given', text: '已分配', state: '' },
  { figure: 'waiting', text: CentreFilterText.waiting, state: CentreFilter.Waiting },
  { figure: 'started', text: CentreFilterText.studied, state: CentreFilter.Studied },
  { figure: 'finished', text: CentreFilterText.finished, state: CentreFilter.Finished },
  { figure: 'idle', text: CentreFilterText.idle, state: CentreFilter.Idle },
]

/** Two stats of purchases, and five that filter the list. */
export function CentreTiles({ figures, selected, onSelect }: Props) {
  return (
    <div className={styles.tiles} role="group" aria-label="名额概况，点击可筛选学员">
      <div className={`sheet ${styles.tile}`}>
        <span>已购名额</span>
        <b>{figures.bought}</b>
      </div>
      <div className={`sheet ${styles.tile}`}>
        <span>未分配</span>
        <b>{figures.free}</b>
      </div>
      {filters.map(({ figure, text, state }) => (
        <button
          key={figure}
          type="button"
          className={`sheet ${styles.tile}`}
          aria-pressed={selected === state}
          data-warn={figure === 'idle' && figures.idle > 0}
          onClick={() => onSelect(state)}
        >
          <span>{text}</span>
          <b>{figures[figure]}</b>
        </button>
      ))}
    </div>
  )
}
