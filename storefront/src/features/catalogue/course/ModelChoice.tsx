import { useEffect, useRef } from 'react'
import { CooperativeSubjects } from '@zhuxue/api/terms/catalogue'
import { messages } from '@zhuxue/api/terms/commerce'
import { formatMoney } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { Course, Model } from '~/lib/http/apiTypes'
import styles from './CourseBuyPanel.module.css'
import { isBundle } from '~/lib/courseTypes'

type Props = {
  course: Course
  models: Model[]
  chosen: Model | null
  parentCourseId: number | null
  /** How often the user tried to buy without a choice. */
  missedChoices: number
  onChoose: (model: Model) => void
}

/** Each variant has its own page; for subjects that partners teach the user selects it here (docs/product.md 2.9). */
export function ModelChoice({ course, models, chosen, parentCourseId, missedChoices, onChoose }: Props) {
  const row = useRef<HTMLFieldSetElement>(null)
  const isMissing = missedChoices > 0 && !chosen
  useEffect(() => {
    if (missedChoices === 0) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
  }, [missedChoices])
  if (models.length === 0) return null
  const partner = (CooperativeSubjects as readonly string[]).includes(course.certSubject ?? '')
  if (isBundle(course)) return <BundleLine models={models} />
  return (
    <fieldset ref={row} className={styles.row} data-missing={isMissing || undefined}>
      <legend className={styles.label}>规格</legend>
      <div className={styles.models}>
        {models.map((model) => {
          const on = chosen?.modelCode === model.modelCode
          return partner ? (
            <button
              key={model.modelCode}
              type="button"
              className={styles.model}
              aria-pressed={on}
              onClick={() => onChoose(model)}
            >
              <ModelLabel model={model} />
            </button>
          ) : (
            <a
              key={model.modelCode}
              className={styles.model}
              href={paths.course(model.modelCode, parentCourseId ?? course.courseId)}
              aria-current={on ? 'true' : undefined}
            >
              <ModelLabel model={model} />
            </a>
          )
        })}
        {isMissing && (
          <p className={styles.missing} role="alert">
            {messages.selectModel}
          </p>
        )}
      </div>
    </fieldset>
  )
}

function ModelLabel({ model }: { model: Model }) {
  return (
    <>
      {model.modelName} <small>¥{formatMoney(model.coursePrice)}</small>
    </>
  )
}

function BundleLine({ models }: { models: Model[] }) {
  const apart = models.reduce((sum, model) => sum + model.coursePrice, 0)
  return (
    <div className={styles.row}>
      <span className={styles.label}>套餐包含</span>
      <a className="link" href="#contents">
        {models.length} 门课程，单独购买共 ¥{formatMoney(apart)}
      </a>
    </div>
  )
}
