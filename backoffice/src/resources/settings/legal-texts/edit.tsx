import { LegalTextTitle, type LegalTextKind } from '@zhuxue/api/terms/accounts/legal_texts'
import { Button, Skeleton } from 'antd'
import { useParams } from 'react-router'
import { FailedNotice } from '../../../components/FailedNotice'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { Page } from '../../../components/Page'
import { settingPaths } from '../paths'
import { kindOf } from './legalText'
import { PublishForm } from './PublishForm'

const id = 'legal-text'

/** Edits the version in force and publishes it as the next one. */
export function LegalTextEdit() {
  const kind = kindOf(useParams().kind)
  return <EditScreen key={kind} kind={kind} />
}

function EditScreen({ kind }: { kind: LegalTextKind }) {
  const { query, data } = useApiQuery('GET /api/public/legal-texts/:kind', {
    params: { kind },
    queryOptions: { retry: false, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
    errorNotification: false,
  })
  const isFirst = query.error?.statusCode === 404
  const isReady = isFirst || Boolean(data)

  return (
    <Page
      title={`编辑${LegalTextTitle[kind]}`}
      back={`${settingPaths.legalTexts}?kind=${kind}`}
      extra={
        <Button type="primary" htmlType="submit" form={id} disabled={!isReady}>
          发布新版本
        </Button>
      }
    >
      {query.error && !isFirst ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : isReady ? (
        <PublishForm
          id={id}
          kind={kind}
          content={data?.legalText.content ?? ''}
          formerNumber={data?.legalText.number ?? 0}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </Page>
  )
}
