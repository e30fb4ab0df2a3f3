import { Form } from 'antd'
import type { ReactNode } from 'react'
import styles from './BasicInfo.module.css'
import { HistoryButton } from './HistoryButton'
import { CourseFrame, type FrameProps } from './CourseFrame'
import type { useCourseForm } from './useCourseForm'

export function TwoColumnForm(
  props: FrameProps & { id?: string; state: ReturnType<typeof useCourseForm>; side: ReactNode; children: ReactNode }
) {
  const { side, children, ...frame } = props
  const { course, editable, busy, form, formProps } = frame.state

  return (
    <CourseFrame {...frame} history={course && <HistoryButton course={course} />}>
      <Form {...formProps} form={form} layout="vertical" disabled={!editable || busy} requiredMark>
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <aside className={styles.side}>{side}</aside>
        </div>
      </Form>
    </CourseFrame>
  )
}
