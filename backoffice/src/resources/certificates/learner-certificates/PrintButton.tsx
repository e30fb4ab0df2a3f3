import { useState } from 'react'
import { PrintAboveMinutes, messages } from '@zhuxue/api/terms/certificates'
import { App } from 'antd'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { download } from '../../../components/download'
import { nameOf } from './nameOf'
import type { Certificate } from '../../../lib/apiTypes'

/** Prints a certificate for its learner (docs/product.md 10.9). */
export function PrintButton({ certificate, onPrinted }: { certificate: Certificate; onPrinted: () => void }) {
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)

  async function print() {
    setBusy(true)
    try {
      const form = { certIds: [certificate.furtherEduCertId] }
      await download('POST /api/user/certs/print/generate', form, '证书.pdf')
      message.success(messages.printed)
      onPrinted()
    } catch (error) {
      message.error(messages.printFailed + (error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <ButtonWithReason
      aria-label={`打印证书 ${nameOf(certificate)}`}
      loading={busy}
      disabledReason={certificate.usedHours <= PrintAboveMinutes ? messages.printTooFew(PrintAboveMinutes) : null}
      onClick={() => void print()}
    >
      打印证书
    </ButtonWithReason>
  )
}
