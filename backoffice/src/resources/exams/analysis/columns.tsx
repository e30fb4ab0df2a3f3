import {
  discriminationText,
  rateText,
  secondsText,
  analysisMessages,
  ItemFlag,
  ItemFlagHint,
  ItemFlagText,
} from '@zhuxue/api/terms/exams'
import { Button, type TableProps, Space, Tag, Tooltip } from 'antd'
import { answerColumns } from '../questions/answerColumns'
import { shownName } from '../questions/question'
import type { Item } from './items'

const numericColumn = { align: 'right' as const, className: 'numeric' }

/** @param named the name of an item: its question, or the paper when all are of one question */
export const itemColumns = (
  named: 'question' | 'paper',
  onOpen: (item: Item) => void
): NonNullable<TableProps<Item>['columns']> => [
  {
    title: named === 'paper' ? '试卷' : '题目',
    dataIndex: 'questionName',
    render: (_, item) => (
      <>
        <Button
          type="link"
          onClick={() => onOpen(item)}
          style={{ height: 'auto', padding: 0, textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >
          {named === 'paper'
            ? item.paperName
            : `${item.questionNo ? `${item.questionNo}. ` : ''}${shownName(item.questionName)}`}
        </Button>
        <div>
          <Flags item={item} />
        </div>
      </>
    ),
  },
  ...answerColumns,
  { title: '作答', dataIndex: 'sat', width: 72, ...numericColumn },
  { title: '正确率', dataIndex: 'rightRate', width: 84, ...numericColumn, render: rateText },
  { title: '区分度', dataIndex: 'discrimination', width: 80, ...numericColumn, render: discriminationText },
  {
    title: '各选项次数',
    dataIndex: 'letters',
    width: 190,
    className: 'numeric',
    render: (letters: Item['letters']) =>
      letters.length
        ? letters.map(({ letter, isKey, all }) => (
            <span key={letter} style={{ marginInlineEnd: 8, whiteSpace: 'nowrap', fontWeight: isKey ? 600 : 400 }}>
              {letter}&nbsp;{all}
            </span>
          ))
        : '—',
  },
  { title: '用时中位数', dataIndex: 'medianSeconds', width: 100, ...numericColumn, render: secondsText },
]

const color = (flag: ItemFlag) =>
  flag === ItemFlag.WrongKey ? 'error' : flag === ItemFlag.Unused ? 'default' : 'warning'

function Flags({ item }: { item: Pick<Item, 'flags' | 'isCurrent'> }) {
  const { flags, isCurrent } = item
  if (!flags.length && isCurrent) return null
  return (
    <Space size={[4, 4]} wrap>
      {flags.map((flag) => (
        <Tooltip key={flag} title={ItemFlagHint[flag]}>
          <Tag bordered={false} color={color(flag)} style={{ marginInlineEnd: 0 }}>
            {ItemFlagText[flag]}
          </Tag>
        </Tooltip>
      ))}
      {!isCurrent && (
        <Tag bordered={false} color="processing" style={{ marginInlineEnd: 0 }}>
          {analysisMessages.olderKey}
        </Tag>
      )}
    </Space>
  )
}
