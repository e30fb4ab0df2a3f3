import { UserStatus } from '@zhuxue/api/terms/accounts'
import type { PersonDetail } from '../../../lib/apiTypes'

export const confirmation: Record<UserStatus, string> = {
  [UserStatus.Editable]: '未确认，本人仍可修改',
  [UserStatus.Confirmed]: '已确认，本人不能再修改',
}

export function deletionImpact({ leftBehind: left }: PersonDetail): string[] {
  const lines: [number, string][] = [
    [left.orders, `${left.orders} 个订单仍保留在订单管理中`],
    [left.userCourses, `${left.userCourses} 门已开通的课程记录仍保留`],
    [left.courses, `${left.courses} 门讲授的课程仍保留，但不再有讲师账号`],
    [left.codeOrders, `${left.codeOrders} 个使用其专属码的订单仍计入渠道数据`],
  ]
  return lines.filter(([count]) => count > 0).map(([, text]) => text)
}
