import QRCode from 'qrcode'

/** A QR code as squares of one unit; `size` counts its units without the quiet zone. */
export function qrModules(text: string): { size: number; dark: [column: number, row: number][] } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const dark: [number, number][] = []
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) dark.push([column, row])
    }
  }
  return { size: modules.size, dark }
}
