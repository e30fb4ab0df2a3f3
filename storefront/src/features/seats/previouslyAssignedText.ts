import type { PreviouslyAssignedSeat } from './usePreviouslyAssigned'

/** Shown next to a recognized number. */
export function previouslyAssignedText({ here, expiryDate }: PreviouslyAssignedSeat): string {
  if (here) return '本订单已分配，不占名额'
  return expiryDate ? `您已分配过，有效期至${expiryDate}` : '您已分配过'
}

/** Shown before seats are used; null when none of the users got the course from this customer before. */
export function confirmAlreadyAssigned(previous: PreviouslyAssignedSeat[]): string | null {
  const elsewhere = previous.filter(({ here }) => !here)
  if (!elsewhere.length) return null
  const shown = elsewhere.slice(0, 3).map(({ telephone }) => telephone)
  const names = shown.join('、') + (elsewhere.length > shown.length ? ' 等' : '')
  return `其中${elsewhere.length}个手机号您在其他订单里已经分配过本课程（${names}），再次分配会占用新的名额。`
}
