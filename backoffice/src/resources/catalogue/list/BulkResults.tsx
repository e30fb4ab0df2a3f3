import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import styles from './BulkBar.module.css'
import type { PublicationResult } from '../../../lib/wire'

/** One line a row: what was done, what was not and why. The refused ones come first and stay ticked. */
export function BulkResults(props: {
  publish: boolean
  results: PublicationResult[]
  /** Names of the refused, for rows that are gone from the server. */
  names: Map<number, string>
  onClose: () => void
}) {
  const { publish, results, names, onClose } = props
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const refused = results.filter(({ ok }) => !ok)
  const done = results.length - refused.length
  const verb = publish ? '发布' : '撤销'

  return (
    <Modal
      open={open}
      title={`批量${verb}的结果`}
      onCancel={close}
      afterClose={onClose}
      footer={
        <Button type="primary" onClick={close}>
          知道了
        </Button>
      }
    >
      <Alert
        showIcon
        type={refused.length ? 'warning' : 'success'}
        message={
          refused.length
            ? `成功 ${done} 项，失败 ${refused.length} 项。失败的仍然选中。`
            : `${done} 项全部${verb}成功。`
        }
      />
      <ul className={styles.results}>
        {[...refused, ...results.filter(({ ok }) => ok)].map((one) => (
          <li key={one.courseId}>
            {one.ok ? (
              <CheckCircleFilled className={styles.ok} aria-label="成功" />
            ) : (
              <CloseCircleFilled className={styles.no} aria-label="失败" />
            )}
            <span>{one.courseName || names.get(one.courseId)}</span>
            <span className={one.ok ? styles.ok : styles.no}>{one.msg}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
