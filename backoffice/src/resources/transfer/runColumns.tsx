import { ImportStateText } from '@zhuxue/api/terms/transfer'
import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { dateColumn } from '../../components/list/columns'
import { SecondaryText } from '../../components/list/SecondaryText'
import { StatusTag } from '../../components/list/StatusTag'
import type { ImportRun } from '../../lib/apiTypes'
import { countsText, importTones, isPreviewOnly, previewText } from './importTexts'
import { importPath } from './paths'

export const importColumns: TableColumnsType<ImportRun> = [
  {
    title: '文件',
    dataIndex: 'fileName',
    render: (name: string, { importId, sourceName }) => (
      <>
        <Link to={importPath(importId)}>{name}</Link>
        {sourceName && <SecondaryText>来源：{sourceName}</SecondaryText>}
      </>
    ),
  },
  {
    title: '状态',
    width: 150,
    render: (_, { state, reason, isAcknowledged }) => (
      <>
        <StatusTag of={state} text={ImportStateText} tone={importTones} />
        {reason && <SecondaryText>{reason}</SecondaryText>}
        {state === 'done_with_breaks' && <SecondaryText>{isAcknowledged ? '已确认' : '等待确认'}</SecondaryText>}
      </>
    ),
  },
  {
    title: '数量',
    width: 200,
    render: (_, { state, found, written }) => (isPreviewOnly(state) ? previewText(found) : countsText(written)),
  },
  { title: '发起人', width: 100, render: (_, { starterName }) => starterName ?? '命令行' },
  dateColumn<ImportRun>({ title: '上传时间', dataIndex: 'createTime' }),
  dateColumn<ImportRun>({ title: '结束时间', dataIndex: 'finishTime' }),
]
