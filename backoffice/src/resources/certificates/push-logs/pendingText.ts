/** How long an upload has been pending, in the largest sensible unit. */
export function pendingText(minutes: number): string {
  if (minutes < 60) return `已等待${minutes}分钟`
  if (minutes < 48 * 60) return `已等待${Math.floor(minutes / 60)}小时`
  return `已等待${Math.floor(minutes / (24 * 60))}天`
}
