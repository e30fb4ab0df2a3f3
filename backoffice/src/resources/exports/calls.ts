import { call } from '../../providers/api'

const of = (id: number) => ({ params: { id } })

export const cancelExport = (id: number) => call('POST /api/exports/:id/cancel', of(id))

export const repeatExport = (id: number) => call('POST /api/exports/:id/repeats', of(id))

/** The link works for a minute: it is asked for when it is used. */
export async function openExport(id: number, fileName: string): Promise<void> {
  const { url } = await call('GET /api/exports/:id/download', of(id))
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
}
