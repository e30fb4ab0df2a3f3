import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import styles from './BulkResults.module.css'
import { Dialog } from '../../../components/dialog/Dialog'
import { MissingItems } from '../publishing/MissingItems'
import type { Course, PublicationResult } from '../../../lib/apiTypes'

/** The result of each row: done, or the error. Failed rows come first and stay selected. */
export function BulkResults(props: {
  publish: boolean
  results: PublicationResult[]
  /** The selected rows: names for rows that no longer exist. */
  rows: Course[]
  /** Path of the form; a row's own is this and its id. */
  form: string
  onUndo: (courseIds: number[]) => void
  onClose: () => void
}) {
  const { publish, results, rows, form, onUndo, onClose } = props
  const nameOf = (one: PublicationResult) =>
    one.courseName || rows.find(({ courseId }) => courseId === one.courseId)?.courseName
  const failures = results.filter(({ ok }) => !ok)
  const done = results.length - failures.length
  const verb = publish ? '发布' : '撤销'

  return (
    <Dialog
      title={`批量${verb}的结果`}
      onCancel={onClose}
      footer={[
        !publish && done > 0 && (
          <Button
            key="undo"
            onClick={() => {
              onClose()
              onUndo(results.filter(({ ok }) => ok).map(({ courseId }) => courseId))
            }}
          >
            恢复发布
          </Button>
        ),
        <Button key="close" type="primary" onClick={onClose}>
          知道了
        </Button>,
      ]}
    >
      <Alert
        showIcon
        type={failures.length ? 'warning' : 'success'}
        message={
          failures.length
            ? `成功 ${done} 项，失败 ${failures.length} 项。失败的仍然选中。`
            : `${done} 项全部${verb}成功。`
        }
      />
      <ul className={styles.results}>
        {[...failures, ...results.filter(({ ok }) => ok)].map((one) => (
          <li key={one.courseId}>
            {one.ok ? (
              <CheckCircleFilled className={styles.succeeded} aria-label="成功" />
            ) : (
              <CloseCircleFilled className={styles.failed} aria-label="失败" />
            )}
            <span>{nameOf(one)}</span>
            <span className={one.ok ? styles.succeeded : styles.failed}>{one.msg}</span>
            {one.gaps.length > 0 && (
              <div className={styles.missing}>
                <MissingItems gaps={one.gaps} form={`${form}/${one.courseId}`} onFollow={onClose} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
