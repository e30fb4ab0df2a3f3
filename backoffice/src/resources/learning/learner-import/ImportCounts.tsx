import styles from './LearnerImport.module.css'

interface Counts {
  added: number
  existing: number
  granted: number
  already: number
}

export function ImportCounts({ counts, refused, label }: { counts: Counts; refused: number; label: string }) {
  const { added, existing, granted, already } = counts
  const figures = [
    ['新学员', added, '人'],
    ['已有学员', existing, '人'],
    ['新开通课程', granted, '门次'],
    ['已有课程', already, '门次'],
    ['有错误', refused, '行'],
  ] as const
  return (
    <dl className={styles.counts} aria-label={label}>
      {figures.map(([title, count, unit]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {count} <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
