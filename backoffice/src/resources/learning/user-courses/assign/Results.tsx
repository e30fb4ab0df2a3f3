import { copyText } from '@zhuxue/api/copy-text'
import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { AssignOutcomeText, adminMessages, type AssignOutcome } from '@zhuxue/api/terms/learning'
import { App, Button, Typography, type TableProps } from 'antd'
import { PageTable } from '../../../../components/list/PageTable'
import { StatusTag } from '../../../../components/list/StatusTag'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { downloadCodes } from '../calls'
import { asLines, outcomeTone } from './outcome'
import styles from './Assign.module.css'
import type { Course, Names } from './useAssign'
import type { Assignment, AssignmentResult } from '../../../../lib/apiTypes'

export function Results(props: { response: Assignment; course: Course; names: Names }) {
  const { response, course, names } = props
  const { message } = App.useApp()
  const { run, busy } = useApiMutation('audit-logs')
  const codes = response.results.flatMap(({ liveCode }) => liveCode ?? [])

  const copyAll = async () => {
    if (await copyText(asLines(response.results))) message.success(adminMessages.codeCopied)
    else message.warning('浏览器不允许复制，请下载 Excel')
  }

  return (
    <section className={styles.card} aria-label="分配结果">
      <header className={styles.resultHead}>
        <div>
          <h2>分配结果</h2>
          <p>
            《{course.label}》：{response.assigned} 个手机号新开通，共 {response.results.length} 个
          </p>
        </div>
        {codes.length > 0 && (
          <div className={styles.buttons}>
            <Button icon={<CopyOutlined />} onClick={() => void copyAll()}>
              复制全部
            </Button>
            <Button
              icon={<DownloadOutlined />}
              loading={busy !== null}
              onClick={() => void run('take', () => downloadCodes(course.value, codes))}
            >
              下载 Excel
            </Button>
          </div>
        )}
      </header>
      <PageTable<AssignmentResult>
        noun="手机号"
        rowKey="typed"
        dataSource={response.results}
        columns={[
          ...columns.slice(0, 1),
          ...(names.size > 0 ? [nameColumnOf(names)] : []),
          ...columns.slice(1),
          ...(codes.length > 0 ? [codeColumn] : []),
        ]}
        pagination={false}
      />
    </section>
  )
}

const columns: NonNullable<TableProps<AssignmentResult>['columns']> = [
  {
    title: '手机号',
    dataIndex: 'typed',
    className: 'numeric',
    render: (typed: string, { telephone }) => telephone ?? <Typography.Text type="danger">{typed}</Typography.Text>,
  },
  {
    title: '结果',
    dataIndex: 'outcome',
    render: (outcome: AssignOutcome) => <StatusTag of={outcome} text={AssignOutcomeText} tone={outcomeTone} />,
  },
]

const nameColumnOf = (names: Names): (typeof columns)[number] => ({
  title: '填写的姓名',
  key: 'name',
  render: (_, { telephone }) => (telephone && names.get(telephone)) ?? '—',
})

const codeColumn: (typeof columns)[number] = {
  title: '直播码',
  dataIndex: 'liveCode',
  render: (code: string | null) =>
    code ? (
      <Typography.Text code copyable={{ tooltips: ['复制直播码', adminMessages.codeCopied] }}>
        {code}
      </Typography.Text>
    ) : (
      '—'
    ),
}
