import { useCallback, useEffect, useRef, useState } from 'react'
import { PayWay } from '@zhuxue/api/terms/commerce'
import { api, silent } from '~/lib/http/api'
import { reportFailure } from '~/lib/http/reportFailure'
import type { BridgeCall, OrderDetail } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import { invokeBridge } from './bridge'
import type { WalletReturn } from './shared/walletReturn'

export type PhonePayMethod = typeof PayWay.H5 | typeof PayWay.Page | typeof PayWay.Jsapi
type Step = 'ready' | 'busy' | 'confirming' | 'cancelled' | 'failed'
type WalletPaymentProps = {
  order: OrderDetail
  provider: string
  way: PhonePayMethod
  returned: WalletReturn | null
  onReload: () => void
}

const bridgeFailed = '微信没有完成支付，请再试一次'
const windowLost = '没有收到微信的授权，请重新点击支付'

/** Redirects to the payment provider and back. Only the order itself says whether it was paid. */
export function useWalletPayment({ order, provider, way, returned, onReload }: WalletPaymentProps) {
  const back = returned?.way === way ? returned : null
  const [step, setStep] = useState<Step>(() => firstStep(back))
  const [message, setMessage] = useState('')
  const pendingCall = useRef<{ call: BridgeCall; bridgeUrl: string | null } | null>(null)

  const fail = useCallback((text: string) => {
    pendingCall.current = null
    setMessage(text)
    setStep('failed')
  }, [])

  const openWindow = useCallback(async () => {
    setStep('busy')
    const { call, bridgeUrl } = pendingCall.current!
    const end = await invokeBridge(call, bridgeUrl)
    if (end === 'fail') return fail(bridgeFailed)
    setStep(end === 'ok' ? 'confirming' : 'cancelled')
    onReload()
  }, [fail, onReload])

  const begin = useCallback(
    async (proof: { code?: string; state?: string } = {}) => {
      setStep('busy')
      try {
        const answer = await api.commerce.paymentAttempts.store({
          params: { orderNo: order.orderId },
          body: { provider, way, ...proof },
          ...silent,
        })
        if (answer.call) {
          pendingCall.current = { call: answer.call, bridgeUrl: answer.bridgeUrl }
          return await openWindow()
        }
        leave(order.orderId, (answer.pageUrl ?? answer.authorizeUrl)!)
        if (answer.pageUrl) setStep('confirming')
      } catch (error) {
        fail(reportFailure(error).message)
        onReload()
      }
    },
    [order.orderId, provider, way, openWindow, fail, onReload]
  )

  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current || back?.way !== PayWay.Jsapi) return
    isTaken.current = true
    const { code, state } = back
    if (code && state) void begin({ code, state })
    else fail(windowLost)
  }, [back, begin, fail])

  return { step, message, pay: () => (pendingCall.current ? openWindow() : begin()) }
}

function firstStep(back: WalletReturn | null): Step {
  if (!back) return 'ready'
  return back.way === PayWay.Jsapi ? 'busy' : 'confirming'
}

/**
 * The provider's page requires a referrer, and pages about money send none. Going back opens the order, not the form.
 */
function leave(orderId: string, address: string): void {
  window.history.replaceState(window.history.state, '', paths.order(orderId))
  const link = document.createElement('a')
  link.href = address
  link.referrerPolicy = 'origin'
  link.click()
}
