import type { BridgeCall } from '~/lib/http/apiTypes'

interface Bridge {
  invoke(name: string, call: BridgeCall, done: (answer: { err_msg: string }) => void): void
}
declare global {
  interface Window {
    WeixinJSBridge?: Bridge
  }
}

const readyWithinMs = 10_000

/** WeChat's `ok` does not prove payment: the order is polled all the same. */
export async function invokeBridge(call: BridgeCall, bridgeUrl: string | null): Promise<'ok' | 'cancel' | 'fail'> {
  const bridge = await readyBridge(bridgeUrl)
  if (!bridge) return 'fail'
  return new Promise((resolve) =>
    bridge.invoke('getBrandWCPayRequest', call, ({ err_msg: message }) => {
      const end = /:(ok|cancel)$/.exec(message)?.[1]
      resolve((end as 'ok' | 'cancel' | undefined) ?? 'fail')
    })
  )
}

/** WeChat injects its bridge some time after loading; the local provider's is a script. */
function readyBridge(bridgeUrl: string | null): Promise<Bridge | null> {
  if (window.WeixinJSBridge) return Promise.resolve(window.WeixinJSBridge)
  return new Promise((resolve) => {
    const done = () => resolve(window.WeixinJSBridge ?? null)
    document.addEventListener('WeixinJSBridgeReady', done, { once: true })
    setTimeout(done, readyWithinMs)
    if (!bridgeUrl) return
    const script = document.createElement('script')
    script.src = bridgeUrl
    script.onerror = done
    document.head.append(script)
  })
}
