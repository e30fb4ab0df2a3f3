import { useState } from 'react'
import { foreignMessages, issuedByText } from '@zhuxue/api/terms/certificates/foreign'
import { Typography } from 'antd'
import { PageTable } from '../../../components/list/PageTable'
import type { ForeignCertificate } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'
import { RevokeDialog } from '../issues/RevokeDialog'
import { foreignColumns } from './foreignColumns'

interface Props {
  certificates: ForeignCertificate[]
  loading: boolean
  onChanged: () => unknown
}

/** Imported certificates of other providers, hidden when there are none. */
export function ForeignCertificates({ certificates, loading, onChanged }: Props) {
  const [revoking, setRevoking] = useState<ForeignCertificate | null>(null)
  if (certificates.length === 0) return null
  const close = () => setRevoking(null)
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16, margin: '24px 0 12px' }}>
        {foreignMessages.section}
      </Typography.Title>
      <PageTable<ForeignCertificate>
        noun="证书"
        rowKey="foreignCertificateId"
        columns={foreignColumns(setRevoking)}
        dataSource={certificates}
        loading={loading}
        pagination={false}
        scroll={{ x: 960 }}
      />
      {revoking && (
        <RevokeDialog
          title="作废其他平台的证书"
          about={`${issuedByText(revoking.issuer)}的证书 ${revoking.number} 作废后不能恢复。${foreignMessages.revokeOnlyHere}`}
          revoke={(reason) =>
            call('POST /api/admin/foreign-certificates/:id/revoke', {
              params: { id: revoking.foreignCertificateId },
              body: { reason },
            })
          }
          onClose={close}
          onDone={() => {
            close()
            void onChanged()
          }}
        />
      )}
    </section>
  )
}
