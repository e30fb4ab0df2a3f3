import { regradeMessages } from '@zhuxue/api/terms/exams'
import { Alert, Descriptions, Space, Tag, type TableProps } from 'antd'
import { formatPoints } from '../../../components/format'
import { WideTable } from '../../../components/list/rows/WideTable'
import type { RegradePreview } from '../../../lib/apiTypes'

type Change = RegradePreview['changes'][number]

const verdict = (score: number, passed: number) => (
  <Space size={4} className="numeric">
    {formatPoints(score)}
    <Tag bordered={false} color={passed ? 'success' : 'error'}>
      {passed ? '合格' : '不合格'}
    </Tag>
  </Space>
)

const columns: TableProps<Change>['columns'] = [
  { title: '姓名', dataIndex: 'studentName', width: 90 },
  { title: '试卷', dataIndex: 'paperName', render: (name: string, { modeText }) => `${name}（${modeText}）` },
  {
    title: '原成绩',
    key: 'before',
    width: 130,
    align: 'right',
    render: (_, { oldScore, oldPass }) => verdict(oldScore, oldPass),
  },
  {
    title: '新成绩',
    key: 'after',
    width: 130,
    align: 'right',
    render: (_, { newScore, newPass }) => verdict(newScore, newPass),
  },
  { title: '学时', dataIndex: 'hoursText', width: 170 },
]

/** The effects of a regrade, in numbers and by name. */
export function RegradeEffects({ effects }: { effects: RegradePreview }) {
  const { gradedAttempts, reviewingAttempts, questionKeys, changes, changedAttempts } = effects
  if (!gradedAttempts && !reviewingAttempts) {
    return (
      <>
        <Alert type="info" showIcon message={regradeMessages.nothing} />
        <Notes effects={effects} />
      </>
    )
  }
  return (
    <>
      <Descriptions
        size="small"
        bordered
        column={{ xs: 1, sm: 2, md: 3 }}
        items={[
          { key: 'keys', label: '现在的答案', children: questionKeys.join('、') },
          { key: 'graded', label: '已出成绩的答卷', children: gradedAttempts },
          { key: 'changed', label: '成绩变化', children: changedAttempts },
          { key: 'passed', label: '由不合格变合格', children: effects.failedToPassed },
          { key: 'failed', label: '由合格变不合格', children: effects.passedToFailed },
          { key: 'moved', label: '学时变动', children: effects.hoursMoved },
        ]}
      />
      <Notes effects={effects} />
      {changes.length > 0 && (
        <WideTable<Change>
          size="small"
          rowKey="userPaperId"
          columns={columns}
          dataSource={changes}
          pagination={{
            pageSize: 5,
            hideOnSinglePage: true,
            showSizeChanger: false,
            size: 'small',
            showLessItems: true,
          }}
          scroll={{ x: 640 }}
        />
      )}
    </>
  )
}

function Notes({ effects }: { effects: RegradePreview }) {
  const { hoursKept, openAttempts, incomparableAttempts, reviewingAttempts } = effects
  const { gradedAttempts, triedAttempts, changedAttempts, changes } = effects
  const notes = [
    hoursKept > 0 && `${hoursKept} 人的学时已使用，不会收回`,
    reviewingAttempts > 0 && `${reviewingAttempts} 份答卷还在批阅，批阅完成后按新答案出成绩`,
    openAttempts > 0 && `${openAttempts} 份答卷正在作答，保留原题，交卷后可以再次重新评分`,
    incomparableAttempts > 0 && `${incomparableAttempts} 份答卷作答时的题型或选项不同，不能按新答案评分`,
    triedAttempts < gradedAttempts + reviewingAttempts && `只试算了前 ${triedAttempts} 份答卷`,
    changes.length < changedAttempts && `下面只列出 ${changes.length} 份`,
  ].filter(Boolean)
  if (!notes.length) return null
  return (
    <ul style={{ margin: '12px 0', paddingInlineStart: 20 }}>
      {notes.map((note) => (
        <li key={note as string}>{note}</li>
      ))}
    </ul>
  )
}
