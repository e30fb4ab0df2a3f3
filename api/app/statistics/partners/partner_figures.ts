import Channel from '#channels/channel'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { countLate } from '#core/http/late_reads'
import { NotFound } from '#core/refusal'
import { toYuan } from '#core/money'
import type { Sheet } from '#core/spreadsheet'
import type { Trx } from '#core/transaction'
import type { Days } from '#statistics/days'
import { saleFigures, sumOfFigures } from '#statistics/sales/sale_figures'
import { messages, TypesOfProduct, type ProductType } from '#statistics/terms'

export interface PartnerFilters {
  startDate?: string
  endDate?: string
  productType?: number
}

/** A partner by the id of its user; its own, or any for an admin, deleted ones too. @throws NotFound */
export async function findPartner(viewer: CurrentUser, userId: number): Promise<Channel> {
  if (viewer.id !== userId && !isAdmin(viewer)) throw new NotFound()
  const channel = await Channel.query().where('userId', userId).preload('user').first()
  if (!channel) throw new NotFound()
  return channel
}

/** What a partner sold, by product, without freight: copies and amounts less what was given back. */
export async function partnerFigures(channel: Channel, filters: PartnerFilters) {
  const days: Days = { from: filters.startDate, to: filters.endDate }
  return countLate(async (trx) => {
    const figures = await saleFigures(trx, days, channel.id)
    figures.delete(0)
    const courses = await soldCourses(trx, [...figures.keys()], filters.productType)
    const rows = courses
      .map(({ id, courseName }) => ({ courseId: id, courseName, ...figures.get(id)! }))
      .sort((one, other) => other.amountFen - one.amountFen || one.courseId - other.courseId)
    const total = sumOfFigures(rows)
    return {
      rows: rows.map(({ courseId, courseName, copies, amountFen }) => ({
        courseId,
        courseName,
        orderCnt: copies,
        orderAmt: toYuan(amountFen),
      })),
      orderCntTotal: total.copies,
      orderAmtTotal: toYuan(total.amountFen),
    }
  })
}

type PartnerFigures = Awaited<ReturnType<typeof partnerFigures>>

export function partnerSheet({ rows, orderCntTotal, orderAmtTotal }: PartnerFigures): Sheet {
  return {
    name: '渠道汇总',
    columns: [
      { title: '商品名称', width: 50 },
      { title: '数量', width: 10 },
      { title: '金额', width: 14 },
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
