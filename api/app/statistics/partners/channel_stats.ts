import Channel from '#channels/channel'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { readSnapshotFromReplica } from '#core/http/replica_reads'
import { NotFound } from '#core/errors'
import { toYuan } from '#core/money'
import type { Sheet } from '#core/spreadsheet'
import type { Trx } from '#core/transaction'
import { requestedDays, toTimeRange, type RequestedDays } from '#statistics/date_ranges'
import { soldByCourse } from '#statistics/sales/sales_query'
import { messages, TypesOfProduct, type ProductType } from '#statistics/terms'

export interface PartnerFilters extends RequestedDays {
  productType?: number
}

/** A channel by its user id; its own, or any for an admin, including deleted ones. @throws NotFound */
export async function findPartner(viewer: CurrentUser, userId: number): Promise<Channel> {
  if (viewer.id !== userId && !isAdmin(viewer)) throw new NotFound()
  const channel = await Channel.query().where('userId', userId).preload('user').first()
  if (!channel) throw new NotFound()
  return channel
}

/** A channel's sales by product, without shipping: copies and amounts minus refunds. */
export async function channelStats(channel: Channel, filters: PartnerFilters) {
  return readSnapshotFromReplica(async (trx) => {
    const figures = await soldByCourse(trx, toTimeRange(requestedDays(filters)), channel.id)
    const courses = await soldCourses(trx, [...figures.keys()], filters.productType)
    const rows = courses
      .map(({ id, courseName }) => ({ courseId: id, courseName, ...figures.get(id)! }))
      .sort((one, other) => other.amountFen - one.amountFen || one.courseId - other.courseId)
    return {
      rows: rows.map(({ courseId, courseName, copies, amountFen }) => ({
        courseId,
        courseName,
        orderCnt: copies,
        orderAmt: toYuan(amountFen),
      })),
      orderCntTotal: rows.reduce((sum, { copies }) => sum + copies, 0),
      orderAmtTotal: toYuan(rows.reduce((sum, { amountFen }) => sum + amountFen, 0)),
    }
  })
}

type ChannelStats = Awaited<ReturnType<typeof channelStats>>

export function partnerSheet({ rows, orderCntTotal, orderAmtTotal }: ChannelStats): Sheet {
  return {
    name: '渠道汇总',
    columns: [
      { title: '商品名称', width: 50 },
      { title: '数量', width: 10 },
      { title: '金额', width: 14, format: 'money' },
    ],
    rows: [
      ...rows.map(({ courseName, orderCnt, orderAmt }) => [courseName, orderCnt, orderAmt]),
      [messages.totalRow, orderCntTotal, orderAmtTotal],
    ],
  }
}

async function soldCourses(trx: Trx, ids: number[], productType?: number) {
  const query = trx.from('courses').whereIn('id', ids).select('id', 'course_name as courseName')
  if (productType) query.whereIn('course_type', [...TypesOfProduct[productType as ProductType]])
  return (await query) as { id: number; courseName: string }[]
}
