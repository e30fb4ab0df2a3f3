import { useCustom, type HttpError } from '@refinedev/core'
import { RuleCode } from '@zhuxue/api/terms/commerce'
import { Form } from 'antd'
import { useState } from 'react'
import { resolveCall } from '../../../lib/calls'
import type { Buyer, Preview } from './preview'
import { useDebounced } from '../../../components/hooks/useDebounced'
import type { DiscountRule, PricePreview } from '../../../lib/apiTypes'

export type { Buyer } from './preview'

const { url } = resolveCall('POST /api/admin/price-previews')

/** The price in the surrounding form; null while there is none. */
export function useFormPrice() {
  const form = Form.useFormInstance()
  const watchOptions = { form, preserve: true }
  const courseType: number | undefined = Form.useWatch('courseType', watchOptions)
  const coursePrice: number | null | undefined = Form.useWatch('coursePrice', watchOptions)
  const freightPrice: number | null | undefined = Form.useWatch('freightPrice', watchOptions)
  const rules: DiscountRule[] = Form.useWatch('discountRules', watchOptions) ?? []
  if (!courseType || typeof coursePrice !== 'number') return null
  return {
    courseType,
    coursePrice,
    freightPrice: freightPrice ?? null,
    discountRules: rules.map(({ ruleCode, discountedPrice }) => ({
      ruleCode,
      discountedPrice: ruleCode === RuleCode.Tiers ? null : discountedPrice,
    })),
  }
}

/** Fetches the server's quote after a pause in typing; the last one stays until then. */
export function usePreview(price: ReturnType<typeof useFormPrice>, buyer: Buyer) {
  const request = useDebounced(price && { ...price, ...buyer })
  const { query } = useCustom<PricePreview, HttpError>({
    url,
    method: 'post',
    config: { payload: request ?? {} },
    errorNotification: false,
    queryOptions: { enabled: request !== null, staleTime: 60_000, placeholderData: (last) => last },
  })
  const [last, setLast] = useState<{ response: PricePreview; preview: Preview }>()
  const response = query.data?.data
  if (response && request && !query.isPlaceholderData && response !== last?.response)
    setLast({ response, preview: { ...response, buyer: request } })
  return { ready: price !== null, preview: last?.preview, busy: query.isFetching, error: query.error?.message ?? null }
}
