import { useState } from 'react'
import { PrintAboveMinutes, messages } from '@zhuxue/api/terms/certificates'
import { App, Button } from 'antd'
import { download } from '../../../components/download'
import type { Certificate } from '../../../lib/apiTypes'

/** Prints the selected certificate for its learner (docs/product.md 10.9). */
export function PrintButton({ certificate, onPrinted }: { certificate: Certificate | null; onPrinted: () => void }) {
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)

  async function print() {
    if (!certificate) return void message.warning(messages.printNothing)
    if (certificate.usedHours <= PrintAboveMinutes) return void message.warning(messages.printTooFew(PrintAboveMinutes))
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
    <Button loading={busy} onClick={() => void print()}>
      打印证书
    </Button>
  )
}
