import { FaceConsent } from '@zhuxue/api/terms/accounts/face_checks'
import { legalTextPath, LegalTextTitle, type LegalTextKind } from '@zhuxue/api/terms/accounts/legal_texts'
import { Typography, type TableColumnsType } from 'antd'
import { useApiQuery } from '../../../../components/hooks/useApiQuery'
import { dateColumn } from '../../../../components/list/columns'
import type { Consent } from '../../../../lib/apiTypes'
import { keepPreviousData, PersonTable, usePagination } from './PersonTable'

const titles: Record<string, string> = { ...LegalTextTitle, [FaceConsent.kind]: '人脸认证授权' }
const isLegalText = (kind: string): kind is LegalTextKind => kind in LegalTextTitle

const columns: TableColumnsType<Consent> = [
  { title: '同意的内容', dataIndex: 'kind', render: (kind: string) => titles[kind] ?? kind },
  {
    title: '版本',
    dataIndex: 'version',
    width: 120,
    render: (version: string, { kind }) =>
      isLegalText(kind) ? (
        <a href={legalTextPath(kind, Number(version))} target="_blank" rel="noreferrer">
          第{version}版
        </a>
      ) : (
        version
      ),
  },
  {
    title: '文本的 SHA-256',
    dataIndex: 'textHash',
    width: 200,
    render: (hash: string) => (
      <Typography.Text code copyable={{ text: hash }} title={hash}>
        {hash.slice(0, 12)}…
      </Typography.Text>
    ),
  },
  { title: 'IP 地址', dataIndex: 'ip', width: 140, className: 'numeric', render: (ip) => ip ?? '—' },
  dateColumn<Consent>({ title: '同意时间', dataIndex: 'createTime' }),
]

/** Which version of which text the user agreed to, and when (docs/decisions/0065). */
export function ConsentsOf({ userId }: { userId: number }) {
  const paging = usePagination()
  const { query, data } = useApiQuery('GET /api/admin/users/:id/consents', {
    params: { id: userId },
    queryParams: paging.pages,
    ...keepPreviousData,
  })
  return (
    <PersonTable<Consent>
      noun="同意记录"
      about="注册时、条款有重大变更时和人脸认证前的同意记在这里。"
      rowKey="consentId"
      columns={columns}
      width={780}
      rows={data?.rows}
      total={data?.total}
      {...{ query, paging }}
    />
  )
}
