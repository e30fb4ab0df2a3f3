import { RuleText } from '@zhuxue/api/terms/commerce'
import { formatYuan } from '../../../components/format'
import type { PricePreview } from '../../../lib/apiTypes'

export interface Buyer {
  returning: boolean
  exclusiveCode: string
  courseCount: number
}

export type Preview = PricePreview & { buyer: Buyer }

export function messageOf({ returning, exclusiveCode, courseCount }: Buyer) {
  const code = exclusiveCode ? `使用专属码 ${exclusiveCode.toUpperCase()} ` : ''
  return `${returning ? '老' : '新'}学员${code}购买 ${courseCount} 份：`
}

/** The price steps in the order in which the rules apply (docs/product.md 3.9). */
export function stepsOf(preview: Preview) {
  const { exclusiveDiscount: discount, unitRule, codeRule, exclusiveCodeValid } = preview
  const percent = discount < 1 ? `专属码 ${Number((discount * 10).toFixed(2))} 折` : '专属码不打折'
  const codeText = codeRule ? RuleText[codeRule] : percent
  return [
    { label: '单价', why: unitRule ? RuleText[unitRule] : '优惠价', amount: formatYuan(preview.unitPrice) },
    {
      label: '小计',
      why: `${formatYuan(preview.unitPrice)} × ${preview.buyer.courseCount}`,
      amount: formatYuan(preview.basePrice),
    },
    { label: '专属码后', why: exclusiveCodeValid ? codeText : '没有专属码', amount: formatYuan(preview.codePrice) },
    {
      label: '满减',
      why: preview.rule06Share > 0 ? '每满800元减30元，每满1000元减50元' : '不满足或未启用',
      amount: formatYuan(-preview.rule06Share),
    },
    { label: '商品金额', why: null, amount: formatYuan(preview.warePrice) },
    { label: '运费', why: preview.freightText, amount: formatYuan(preview.freightPrice) },
  ]
}
