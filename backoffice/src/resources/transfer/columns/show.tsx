import { DownloadOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { FailedNotice } from '../../../components/FailedNotice'
import { Select } from '../../../components/fields/Select'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { PageTable } from '../../../components/list/PageTable'
import { Page } from '../../../components/Page'
import type { TransferColumn } from '../../../lib/apiTypes'
import { settingPaths } from '../../settings/public'
import { documentedColumns } from './documentedColumns'
import { downloadTemplate } from './template'

/** docs/product.md 20.8: the files of an exchange folder, and an empty one of each. */
export function ColumnsScreen() {
  const [search, setSearch] = useSearchParams()
  const { query, data } = useApiQuery('GET /api/admin/import-columns', {
    queryOptions: { retry: false },
    errorNotification: false,
  })
  const objects = data?.objects
  const shown = objects?.find(({ object }) => object === search.get('object')) ?? objects?.[0]
  return (
    <Page
      title="列说明与模板"
      back={settingPaths.imports}
      extra={
        shown && (
          <Button icon={<DownloadOutlined />} onClick={() => downloadTemplate(shown)}>
            下载空模板
          </Button>
        )
      }
    >
      <p style={{ margin: 0, maxWidth: '46em' }}>
        每种内容一个 CSV 文件（UTF-8 或 GB18030），第一行是列名或中文标题；也可以是 Excel
        文件，每种内容一张工作表。所有文件压缩成一个压缩包。时间是北京时间，金额以元为单位，“是”“否”也可以写 1 和
        0；引用填写对方那一行的编号。
      </p>
      {query.error ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : shown && objects ? (
        <>
          <Select
            aria-label="内容"
            style={{ maxWidth: 320 }}
            value={shown.object}
            options={objects.map(({ object, title }) => ({ value: object, label: `${title} ${object}.csv` }))}
            onChange={(object: string) => setSearch({ object }, { replace: true })}
          />
          <PageTable<TransferColumn>
            noun="列"
            rowKey="name"
            dataSource={shown.columns}
            columns={documentedColumns}
            pagination={false}
            scroll={{ x: 900 }}
          />
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  )
}
