import { CourseEduLogStatusText, nextSteps } from '@zhuxue/api/terms/certificates'
import { Space, type TableProps } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { dateColumn, nameColumn, numberColumn, statusColumn } from '../../../components/list/columns'
import styles from './UserCert.module.css'
import type { CourseEduLog } from '../../../lib/apiTypes'

type Status = CourseEduLog['courseEduLogStatus']

export function eduLogColumns(options: {
  onOpen: (log: CourseEduLog) => void
  onEvidence: (log: CourseEduLog) => void
}): TableProps<CourseEduLog>['columns'] {
  return [
    nameColumn<CourseEduLog>({ title: '课程', dataIndex: 'courseName' }),
    statusColumn<CourseEduLog, Status>({
      title: '状态',
      dataIndex: 'courseEduLogStatus',
      text: CourseEduLogStatusText,
      tone: { learned: 'processing', pass: 'success', uploaded: 'success' },
    }),
    dateColumn<CourseEduLog>({ title: '开始时间', dataIndex: 'createTime' }),
    minutesColumn('总学时', 'totalTime'),
    minutesColumn('未上传', 'availableHours'),
    minutesColumn('已上传', 'usedHours'),
    minutesColumn('待通过测试', 'heldHours', 98),
    {
      title: '说明',
      key: 'steps',
      width: 260,
      ellipsis: true,
      render: (_, log) => (
        <ul className={styles.steps}>
          {nextSteps(log).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      ),
    },
    {
      title: '操作',
      key: 'actions',
      width: 142,
      render: (_, log) => (
        <Space size={12}>
          <LinkButton aria-label={`记录 ${log.courseName}`} onClick={() => options.onOpen(log)}>
            记录
          </LinkButton>
          <LinkButton aria-label={`导出证据 ${log.courseName}`} onClick={() => options.onEvidence(log)}>
            导出证据
          </LinkButton>
        </Space>
      ),
    },
  ]
}

const minutesColumn = (title: string, dataIndex: keyof CourseEduLog & string, width?: number) =>
  numberColumn<CourseEduLog>({ title, dataIndex, ...(width && { width }) })
