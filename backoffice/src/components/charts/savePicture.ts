export function drawCopy(from: HTMLCanvasElement, copy: HTMLCanvasElement): void {
  Object.assign(copy, { width: from.width, height: from.height })
  const ink = copy.getContext('2d')!
  ink.fillStyle = '#ffffff'
  ink.fillRect(0, 0, copy.width, copy.height)
  ink.drawImage(from, 0, 0)
}

/** Saves the canvas of a chart on a white background as a PNG. */
export function savePicture(area: HTMLElement | null, title: string) {
  const canvas = area?.querySelector('canvas')
  if (!canvas) return
  const copy = document.createElement('canvas')
  drawCopy(canvas, copy)
  const link = document.createElement('a')
  link.href = copy.toDataURL('image/png')
  link.download = `${title}.png`
  link.click()
}
