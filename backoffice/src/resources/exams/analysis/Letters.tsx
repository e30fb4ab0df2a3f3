import { CheckOutlined } from '@ant-design/icons'
import { Table, type TableProps } from 'antd'
import { Chart } from '../../../components/charts/Chart'
import type { Item } from './items'

type Letter = Item['letters'][number]
const numericColumn = { align: 'right' as const, className: 'numeric', width: 76 }

const columns: TableProps<Letter>['columns'] = [
  {
    title: '选项',
    dataIndex: 'letter',
    render: (letter: string, { isKey }) => (
      <>
        {letter} {isKey && <CheckOutlined aria-label="答案" />}
      </>
    ),
  },
  { title: '全部', dataIndex: 'all', ...numericColumn },
  { title: '高分组', dataIndex: 'upper', ...numericColumn },
  { title: '低分组', dataIndex: 'lower', ...numericColumn },
]

/** How often each letter was chosen, in the unshuffled order; keys in another colour. */
export const Letters = ({ item: { letters } }: { item: Item }) => (
  <Chart
    title="各选项被选的次数"
    kind="bars"
    points={letters.map(({ letter, isKey, all }) => ({
      name: isKey ? `${letter}（答案）` : letter,
      value: all,
      isRight: isKey,
    }))}
    format={(value) => `${value} 次`}
    table={<Table<Letter> size="small" rowKey="letter" columns={columns} dataSource={letters} pagination={false} />}
  />
)
