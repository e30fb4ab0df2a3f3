import type { ChannelKind } from '@zhuxue/api/terms/channels'
import { http } from '../../../providers/api'

/** A teacher or a channel as its list and its form carry it; the telephone has stars. */
export interface Member {
  userId: number
  userName: string
  loginName: string
  telephone: string | null
  disabled: boolean
  createTime: string
  exclusiveCode: string | null
  exclusiveDiscount: number | null
  kind: ChannelKind | null
}

/** What would stay if this person were deleted: how many of each. */
export interface LeftBehind {
  orders: number
  userCourses: number
  courses: number
  codeOrders: number
}

export const leftBehindOf = (id: number) =>
  http
    .get<{ user: { leftBehind: LeftBehind } }>(`/api/admin/users/${id}`)
    .then(({ data }) => data.user.leftBehind)

/** The same in sentences; what there is none of is not spoken of. */
export function describeDeletionImpact({ courses, codeOrders, orders }: LeftBehind): string[] {
  const lines = [
    courses > 0 && `负责的课程 ${courses} 门，删除后仍在，讲课专家保留原名`,
    codeOrders > 0 && `使用其专属码的订单 ${codeOrders} 笔，统计和金额不变`,
    orders > 0 && `本人购买的订单 ${orders} 笔，记录保留`,
  ].filter((line) => line !== false)
  return lines.length > 0 ? lines : ['目前没有课程或订单与其有关']
}
