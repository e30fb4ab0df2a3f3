import { ImportColumns, ImportDecisionText, ImportDecision } from '@zhuxue/api/terms/exams'
import { Alert, Segmented, Space, Tag, Typography, type TableProps } from 'antd'
import { useState } from 'react'
import { Select } from '../../../components/fields/Select'
import { PageTable } from '../../../components/list/PageTable'
import { SafeHtml } from '../../../components/SafeHtml'
import type { Decisions, ImportRow } from './importing'
import { PasteWarnings } from './PasteWarnings'
import type { ImportPreview } from '../../../lib/apiTypes'

type Shown = 'all' | 'wrong' | 'twins' | 'changed'

export function ImportRows(props: {
  preview: ImportPreview
  decisions: Decisions
  onDecide: (decisions: Decisions) => void
  /** Kinds of content that pasting dropped. */
  lost: string[]
}) {
  const { preview, decisions, onDecide, lost } = props
  const { rows, wrong, twins, skipped } = preview
  const changed = rows.filter(({ notes }) => notes.length).length
  const [shown, setShown] = useState<Shown>(wrong ? 'wrong' : 'all')
  const isShown = ({ faults, twin, notes }: ImportRow) => {
    const of = { all: true, wrong: faults.length > 0, twins: twin !== null, changed: notes.length > 0 }
    return of[shown]
  }
  const decide = (line: number, decision: ImportDecision) => onDecide({ ...decisions, [line]: decision })

  return (
    <Space direction="vertical" style={{ width: '100%' }}>
      {wrong > 0 && <Alert showIcon type="error" message={`${wrong} 道题有错误，将被跳过；也可以改好后重新上传。`} />}
      <PasteWarnings kinds={lost} />
      {skipped.length > 0 && <Skipped skipped={skipped} />}
      <Segmented<Shown>
        value={shown}
        onChange={setShown}
        options={[
          { value: 'all', label: `全部 ${rows.length}` },
          { value: 'wrong', label: `有错误 ${wrong}`, disabled: !wrong },
          { value: 'twins', label: `重复 ${twins}`, disabled: !twins },
          ...(changed ? [{ value: 'changed' as const, label: `需要核对 ${changed}` }] : []),
        ]}
      />
      <PageTable<ImportRow>
        noun="题目"
        rowKey="line"
        dataSource={rows.filter(isShown)}
        columns={columnsOf(decisions, decide)}
        scroll={{ x: 720, y: 420 }}
        pagination={false}
      />
    </Space>
  )
}

/** Columns, sheets, lines and questions that cannot be imported. */
function Skipped({ skipped }: Pick<ImportPreview, 'skipped'>) {
  return (
    <Alert
      showIcon
      type="warning"
      message={`${skipped.length} 处内容不导入`}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20, maxHeight: 140, overflowY: 'auto' }}>
          {skipped.map(({ place, sentence }) => (
            <li key={place + sentence}>
              {place}：{sentence}
            </li>
          ))}
        </ul>
      }
    />
  )
}

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '')

function columnsOf(
  decisions: Decisions,
  decide: (line: number, decision: ImportDecision) => void
): TableProps<ImportRow>['columns'] {
  return [
    { title: '行', dataIndex: 'line', width: 56, className: 'numeric' },
    {
      title: '题目',
      dataIndex: 'questionText',
      render: (html: string, { cells, choices, faults, notes }) => (
        <>
          <SafeHtml html={html} />
          {choices.map(({ choiceNo, choiceName }) => (
            <div key={choiceNo} style={{ display: 'flex', gap: 8 }}>
              <b>{choiceNo}</b>
              <SafeHtml html={choiceName} />
            </div>
          ))}
          <Typography.Text type="secondary" style={{ fontSize: 12 }}>
            {[cells.questionType, withoutTags(cells.answer).slice(0, 40), cells.point].filter(Boolean).join(' · ')}
          </Typography.Text>
          {notes.map((note) => (
            <Typography.Text key={note} type="warning" style={{ display: 'block' }}>
              {note}
            </Typography.Text>
          ))}
          {faults.map(({ column, sentence }) => (
            <Typography.Text key={column} type="danger" style={{ display: 'block' }}>
              “{ImportColumns[column]}”列：{sentence}
            </Typography.Text>
          ))}
        </>
      ),
    },
    {
      title: '处理',
      width: 180,
      render: (_, row) => {
        const { line, faults, twin } = row
        if (faults.length) return <Tag color="error">跳过</Tag>
        if (!twin) return <Tag color="success">新增</Tag>
        return (
          <Space direction="vertical" size={2}>
            <span>{twin.line ? `与第 ${twin.line} 行重复` : `与第 ${twin.questionNo} 题重复`}</span>
            <Select
              size="small"
              style={{ width: 120 }}
              aria-label={`第 ${line} 行的处理方式`}
              value={decisions[line]}
              onChange={(decision) => decide(line, decision)}
              options={Object.entries(ImportDecisionText)
                .filter(([value]) => twin.questionId || value !== ImportDecision.Replace)
                .map(([value, label]) => ({ value: value as ImportDecision, label }))}
            />
          </Space>
        )
      },
    },
  ]
}
