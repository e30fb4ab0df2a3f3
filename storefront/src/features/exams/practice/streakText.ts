/** 已连续答题 3 天. A broken streak shows nothing. */
export function streakText(streak: { days: number } | null): string {
  return streak && streak.days > 1 ? `已连续答题 ${streak.days} 天` : ''
}
