/** How long a push has waited for the province, in the largest unit that says something. */
export function waitingText(minutes: number): string {
  if (minutes < 60) return `已等待${minutes}分钟`
  if (minutes < 48 * 60) return `已等待${Math.floor(minutes / 60)}小时`
  return `已等待${Math.floor(minutes / (24 * 60))}天`
}
