import { discriminationText, rateText, secondsText } from '@zhuxue/api/terms/exams'
import { Button, type TableProps } from 'antd'
import { answerColumns } from '../questions/answerColumns'
import { Flags } from './Flags'
import type { Item } from './items'

const figure = { align: 'right' as const, className: 'figure' }

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
          {named === 'paper' ? item.paperName : `${item.questionNo ? `${item.questionNo}. ` : ''}${item.questionName}`}
        </Button>
        <div>
          <Flags item={item} />
        </div>
      </>
    ),
  },
  ...answerColumns,
  { title: '作答', dataIndex: 'sat', width: 72, ...figure },
  { title: '正确率', dataIndex: 'rightRate', width: 84, ...figure, render: rateText },
  { title: '区分度', dataIndex: 'discrimination', width: 80, ...figure, render: discriminationText },
  {
    title: '各选项次数',
    dataIndex: 'letters',
    width: 190,
    className: 'figure',
    render: (letters: Item['letters']) =>
      letters.length
        ? letters.map(({ letter, isKey, all }) => (
            <span key={letter} style={{ marginInlineEnd: 8, whiteSpace: 'nowrap', fontWeight: isKey ? 600 : 400 }}>
              {letter}&nbsp;{all}
            </span>
          ))
        : '—',
  },
  { title: '用时中位数', dataIndex: 'medianSeconds', width: 100, ...figure, render: secondsText },
]
