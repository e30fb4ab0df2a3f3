import { Form } from 'antd'
import type { ReactNode } from 'react'
import styles from './BasicInfo.module.css'
import { CourseFrame, type Place } from './CourseFrame'
import type { useCourseForm } from './useCourseForm'

/** The form of a question, product or notice in its frame: what it is in the middle, how it is shown beside it. */
export function CourseSheet(
  props: Place & {
    id?: string
    state: ReturnType<typeof useCourseForm>
    side: ReactNode
    children: ReactNode
  }
) {
  const { side, children, ...frame } = props
  const { editable, busy, form, formProps } = frame.state

  return (
    <CourseFrame {...frame}>
      <Form {...formProps} form={form} layout="vertical" disabled={!editable || busy} requiredMark>
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <aside className={styles.side}>{side}</aside>
        </div>
      </Form>
    </CourseFrame>
  )
}
