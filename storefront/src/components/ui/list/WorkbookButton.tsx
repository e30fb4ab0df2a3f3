import { useState } from 'react'
import { downloadWorkbook } from '~/lib/http/downloadWorkbook'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'

type Props = {
  path: string
  fileName: string
  filters: Parameters<typeof downloadWorkbook>[2]
  /** Why nothing can be downloaded. */
  disabledReason: string | null
}

export function WorkbookButton({ path, fileName, filters, disabledReason }: Props) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    await downloadWorkbook(path, fileName, filters)
    setBusy(false)
  }

  return (
    <ButtonWithReason
      type="button"
      className="btn"
      disabledReason={disabledReason ?? (busy ? '正在下载' : null)}
      data-busy={busy}
      onClick={download}
    >
      <Icon path={icons.file} size={16} />
      下载 Excel
    </ButtonWithReason>
  )
}
