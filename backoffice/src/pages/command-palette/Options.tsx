import type { Entry } from './entries'
import styles from './Palette.module.css'
import type { Group } from './usePaletteSearch'

export const listId = 'palette-list'
export const optionId = (index: number) => `palette-option-${index}`

/** The focus stays in the field: the keyboard moves its active descendant. */
export function Options(props: {
  groups: Group[]
  current: number
  onPoint: (index: number) => void
  onChoose: (entry: Entry) => void
}) {
  const { groups, current, onPoint, onChoose } = props
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0))
  return (
    <div role="listbox" id={listId} aria-label="查找结果" className={styles.list}>
      {groups.map(({ title, entries }, at) => (
        <div key={title} role="group" aria-label={title}>
          <div className={styles.title} aria-hidden>
            {title}
          </div>
          {entries.map((entry, place) => {
            const index = starts[at]! + place
            return (
              <div
                key={entry.path}
                id={optionId(index)}
                role="option"
                aria-selected={index === current}
                className={styles.option}
                // A list that scrolls under a resting pointer fires mouse moves with zero movement.
                onMouseMove={({ movementX, movementY }) => {
                  if (movementX || movementY) onPoint(index)
                }}
                onClick={() => onChoose(entry)}
              >
                <span className={styles.label}>{entry.label}</span>
                {entry.note && <span className={styles.note}>{entry.note}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
