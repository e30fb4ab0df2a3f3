import type { DeletionImpact } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'

export const deletionImpactOf = (id: number): Promise<DeletionImpact> =>
  call('GET /api/admin/users/:id', { params: { id } }).then(({ user }) => user.leftBehind)

export function describeDeletionImpact({ courses, codeOrders, orders }: DeletionImpact): string[] {
  const lines = [
    courses > 0 && `负责的课程 ${courses} 门，删除后仍在，讲师保留原名`,
    codeOrders > 0 && `使用其专属码的订单 ${codeOrders} 笔，统计和金额不变`,
    orders > 0 && `本人购买的订单 ${orders} 笔，记录保留`,
  ].filter((line) => line !== false)
  return lines.length > 0 ? lines : ['目前没有课程或订单与其有关']
}
