import { notify } from '~/lib/toasts'
import { session } from '~/lib/session/session'
import { errorTexts } from '~/lib/http/errors'
import { withQuery } from '~/lib/paths'

type Place = { orderNo: string; itemId: number }
type Filters = { telephone?: string; state?: string }

export async function downloadSeats({ orderNo, itemId }: Place, filters: Filters): Promise<void> {
  const path = `/api/user/orders/${orderNo}/order-items/${itemId}/seats/export`
  try {
    const response = await fetch(withQuery(path, filters), {
      headers: { Authorization: session.get().token, Accept: 'application/json' },
    })
    if (response.headers.get('content-type')?.includes('json')) {
      const { msg } = (await response.json()) as { msg?: string }
      return notify(msg ?? errorTexts.network, 'error')
    }
    save(await response.blob(), `名额分配${orderNo}.xlsx`)
  } catch {
    notify(errorTexts.network, 'error')
  }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
