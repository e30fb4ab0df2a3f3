import { RuleCode } from '@zhuxue/api/terms/commerce'
import type { CourseDetail } from '~/lib/http/apiTypes'

/** Lower prices of one copy: for all users, and for returning customers. Null if a rule lowers nothing. */
export type LowerPrices = { preset: number | null; returning: number | null }

type Priced = Pick<CourseDetail, 'coursePrice' | 'discountRules'>

export function lowerPricesOf({ coursePrice, discountRules }: Priced): LowerPrices | null {
  const lower = (code: string, than: number) => {
    const price = discountRules.find(({ ruleCode }) => ruleCode === code)?.discountedPrice ?? null
    return price !== null && price > 0 && price < than ? price : null
  }
  const preset = lower(RuleCode.Preset, coursePrice)
  const returning = lower(RuleCode.Returning, preset ?? coursePrice)
  return preset === null && returning === null ? null : { preset, returning }
}
