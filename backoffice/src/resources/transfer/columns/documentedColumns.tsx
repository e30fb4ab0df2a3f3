import { Tag, type TableColumnsType } from 'antd'
import { SecondaryText } from '../../../components/list/SecondaryText'
import type { TransferColumn } from '../../../lib/apiTypes'

const typeTexts: Record<TransferColumn['type'], string> = {
  text: '文字',
  choice: '选项',
  idCard: '身份证号',
  telephone: '手机号',
  time: '时间',
  day: '日期',
  yuan: '元',
  ratio: '折扣',
  percent: '百分数',
  seconds: '整秒',
  int: '整数',
  bool: '是或否',
  list: '用分号分隔的文字',
  file: '文件',
  ref: '编号',
}

export const documentedColumns: TableColumnsType<TransferColumn> = [
  {
    title: '列',
    dataIndex: 'title',
    width: 180,
    render: (title: string, { name, isRequired }) => (
      <>
        {title}{' '}
        {isRequired && (
          <Tag bordered={false} color="error">
            必填
          </Tag>
        )}
        <SecondaryText>
          <span translate="no">{name}</span>
        </SecondaryText>
      </>
    ),
  },
  { title: '格式', key: 'type', width: 176, render: (_, column) => withNames(formatOf(column)) },
  { title: '例子', dataIndex: 'example', width: 180, render: (text: string) => <span translate="no">{text}</span> },
  { title: '说明', dataIndex: 'description', render: withNames },
  {
    title: '再次导入',
    dataIndex: 'isUpdated',
    width: 116,
    render: (isUpdated: boolean) => (isUpdated ? '更新' : '拒绝这一行'),
  },
]

/** Latin words are names and values of columns, which no browser may translate. */
function withNames(text: string) {
  return text.split(/([A-Za-z][\w.-]*)/).map((part, at) =>
    at % 2 ? (
      <span key={at} translate="no">
        {part}
      </span>
    ) : (
      part
    )
  )
}

function formatOf({ type, maxLength, range, choices }: TransferColumn): string {
  const limits = [
    maxLength && `最多 ${maxLength} 个字符`,
    range && `${range[0]} 到 ${range[1]}`,
    choices?.map(({ value, label }) => (value === label ? value : `${value} ${label}`)).join('、'),
  ]
  return [typeTexts[type], ...limits].filter(Boolean).join('，')
}
