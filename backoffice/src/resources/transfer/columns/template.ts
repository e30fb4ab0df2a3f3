import type { TransferColumns } from '../../../lib/apiTypes'

const byteOrderMark = '\uFEFF'

/** The Chinese titles; Excel reads UTF-8 with a byte order mark only. */
export const templateText = ({ columns }: Pick<TransferColumns, 'columns'>): string =>
  `${byteOrderMark}${columns.map(({ title }) => title).join(',')}\r\n`

export function downloadTemplate(of: TransferColumns): void {
  const address = URL.createObjectURL(new Blob([templateText(of)], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: address, download: `${of.object}.csv` }).click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
