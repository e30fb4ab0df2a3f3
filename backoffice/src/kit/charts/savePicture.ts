/** The canvas of a chart on white paper, as a PNG. */
export function savePicture(area: HTMLElement | null, title: string) {
  const canvas = area?.querySelector('canvas')
  if (!canvas) return
  const copy = Object.assign(document.createElement('canvas'), {
    width: canvas.width,
    height: canvas.height,
  })
  const ink = copy.getContext('2d')!
  ink.fillStyle = '#ffffff'
  ink.fillRect(0, 0, copy.width, copy.height)
  ink.drawImage(canvas, 0, 0)
  const link = document.createElement('a')
  link.href = copy.toDataURL('image/png')
  link.download = `${title}.png`
  link.click()
}
