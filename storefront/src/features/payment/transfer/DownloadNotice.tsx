import { useState } from 'react'
import { TransferNoticeTitle as title, transferTexts } from '@zhuxue/api/terms/commerce/bank_transfers'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { savePdf } from '~/lib/http/savePdf'

export function DownloadNotice({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    if (busy) return
    setBusy(true)
    await savePdf(`/api/user/orders/${orderId}/transfer-notice`, {
      name: `${title}-${orderId}.pdf`,
      failed: transferTexts.noticeFailed,
    })
    setBusy(false)
  }
  return (
    <button type="button" className="btn btn--wide" data-busy={busy} onClick={() => void download()}>
      <Icon path={icons.file} size={16} />
      {transferTexts.downloadNotice}
    </button>
  )
}
