import { ImportStateText, isWorkingImport } from '@zhuxue/api/terms/transfer'
import { Skeleton } from 'antd'
import { useParams } from 'react-router'
import { FailedNotice } from '../../components/FailedNotice'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import { StatusTag } from '../../components/list/StatusTag'
import { Page } from '../../components/Page'
import type { ImportDetail } from '../../lib/apiTypes'
import { settingPaths } from '../settings/public'
import { ImportButtons } from './ImportButtons'
import { ImportNotice } from './ImportNotice'
import { importTones } from './importTexts'
import { ObjectTable } from './ObjectTable'
import { ProblemTable } from './ProblemTable'
import { useImportActions } from './useImportActions'

const pollMs = 1_000

/** docs/product.md 20.8: preview, progress and result of one import. */
export function ImportScreen() {
  const { id = '' } = useParams()
  const { query, data } = useApiQuery('GET /api/admin/imports/:id', {
    params: { id: Number(id) || 0 },
    queryOptions: {
      retry: false,
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const found = state.data?.data as ImportDetail | undefined
        return found && isWorkingImport(found.state) ? pollMs : false
      },
    },
    errorNotification: false,
  })
  const reload = () => void query.refetch()
  if (data) return <Found of={data} onChanged={reload} />

  return (
    <Page title="数据迁移" back={settingPaths.imports}>
      {query.error ? (
        <FailedNotice error={query.error} missing={{ title: '没有这次导入' }} onRetry={reload} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  )
}

function Found({ of, onChanged }: { of: ImportDetail; onChanged: () => void }) {
  const actions = useImportActions(of, onChanged)
  return (
    <Page
      title={of.fileName}
      back={settingPaths.imports}
      hint={<StatusTag of={of.state} text={ImportStateText} tone={importTones} />}
      extra={<ImportButtons of={of} actions={actions} />}
    >
      <ImportNotice of={of} />
      <ObjectTable of={of} />
      <ProblemTable of={of} actions={actions} />
    </Page>
  )
}
