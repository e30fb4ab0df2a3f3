import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from './Tiles.module.css'

export interface Tile {
  label: string
  valueText: ReactNode
  /** What the stat is compared with, or what it counts. */
  hint?: ReactNode
  /** Makes the tile a button. */
  onPick?: () => void
  picked?: boolean
}

export function Tiles({ tiles, loading }: { tiles: Tile[]; loading: boolean }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ label, valueText, hint, onPick, picked }) => {
        const content = (
          <>
            <span className={styles.label}>{label}</span>
            {loading ? (
              <Skeleton.Button active size="small" className={styles.loading} />
            ) : (
              <strong className={`numeric ${styles.value}`}>{valueText}</strong>
            )}
            <span className={styles.hint}>{loading ? '\u00a0' : hint}</span>
          </>
        )
        return (
          <li key={label}>
            {onPick ? (
              <button type="button" className={styles.tile} aria-pressed={picked ?? false} onClick={onPick}>
                {content}
              </button>
            ) : (
              <div className={styles.tile}>{content}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
