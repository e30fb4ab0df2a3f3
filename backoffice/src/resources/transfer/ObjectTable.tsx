import type { TableColumnsType } from 'antd'
import { formatCount } from '../../components/format'
import { PageTable } from '../../components/list/PageTable'
import { SecondaryText } from '../../components/list/SecondaryText'
import type { ImportCounts, ImportDetail } from '../../lib/apiTypes'
import { isPreviewOnly } from './importTexts'

type Row = ImportDetail['objects'][number]

/** Rows per object: what the preview found, or what was written. */
export function ObjectTable({ of: { state, objects } }: { of: ImportDetail }) {
  if (!objects.length) return null
  const isPreview = isPreviewOnly(state)
  const count = (title: string, name: keyof ImportCounts): TableColumnsType<Row>[number] => ({
    title,
    key: name,
    width: 92,
    align: 'right',
    className: 'numeric',
    render: (_, { found, written }) => formatCount((isPreview ? found : written)[name]),
  })
  return (
    <PageTable<Row>
      noun="内容"
      rowKey="object"
      dataSource={objects}
      pagination={false}
      scroll={{ x: 760 }}
      columns={[
        {
          title: '内容',
          dataIndex: 'title',
          render: (title: string, { sums }) => (
            <>
              {title}
              {sums.map((sum) => (
                <SecondaryText key={sum.title}>
                  {sum.title}合计 {sum.text}
                </SecondaryText>
              ))}
            </>
          ),
        },
        count('新增', 'added'),
        count('修改', 'changed'),
        count('合并', 'linked'),
        count('没有变化', 'same'),
        count('有错误', 'refused'),
      ]}
    />
  )
}
