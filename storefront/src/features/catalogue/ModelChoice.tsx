import { CooperativeSubjects } from '@zhuxue/api/terms/catalogue'
import { paths } from '~/lib/paths'
import type { Course, Model } from '~/lib/wire'
import styles from './CourseBuyPanel.module.css'
import { isBundle } from './kinds'

type Props = {
  course: Course
  models: Model[]
  chosen: Model | null
  parentCourseId: number | null
  onChoose: (model: Model) => void
}

/**
 * The specifications of a course, each a page of its own; or what a bundle contains. On the subjects that
 * partners teach the link is not used (learner side section 2), so there the choice stays on this page.
 */
export function ModelChoice({ course, models, chosen, parentCourseId, onChoose }: Props) {
  if (models.length === 0) return null
  const bundle = isBundle(course)
  const partner = (CooperativeSubjects as readonly string[]).includes(course.certSubject ?? '')
  const parent = bundle ? undefined : (parentCourseId ?? course.courseId)

  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{bundle ? '套餐包含' : '规格'}</legend>
      <div className={styles.models}>
        {models.map((model) => {
          const on = chosen?.modelCode === model.modelCode
          return partner && !bundle ? (
            <button
              key={model.modelCode}
              type="button"
              className={styles.model}
              aria-pressed={on}
              onClick={() => onChoose(model)}
            >
              {model.modelName}
            </button>
          ) : (
            <a
              key={model.modelCode}
              className={styles.model}
              href={paths.course(model.modelCode, parent)}
              aria-current={on ? 'true' : undefined}
            >
              {model.modelName}
            </a>
          )
        })}
      </div>
    </fieldset>
  )
}
