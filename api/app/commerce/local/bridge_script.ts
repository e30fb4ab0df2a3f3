/**
 * Imitates WeChat's payment window above any open dialog. Styles are set as properties because the CSP forbids inline
 * styles.
 */
export const bridgeScript = `(() => {
  function make(name, text, style) {
    const box = document.createElement(name)
    box.textContent = text
    Object.assign(box.style, style)
    return box
  }

  function ask() {
    return new Promise((resolve) => {
      const box = make('dialog', '', {
        margin: 'auto auto 0', width: '100%', maxWidth: '100%', border: '0', padding: '24px',
        borderRadius: '16px 16px 0 0', textAlign: 'center', font: '16px/1.6 system-ui',
      })
      box.setAttribute('aria-label', '本机钱包')
      const button = { display: 'block', width: '100%', minHeight: '48px', marginTop: '12px',
        border: '0', borderRadius: '12px', font: 'inherit' }
      const pay = make('button', '付款', { ...button, background: '#0b7a50', color: '#fff' })
      const cancel = make('button', '取消', { ...button, background: '#f2f4f7', color: '#1d2433' })
      const note = make('p', '本机演示钱包，不会产生真实扣款', { color: '#5c667a' })
      box.append(note, pay, cancel)
      const end = (answer) => { box.close(); box.remove(); resolve(answer) }
      pay.onclick = () => end(true)
      cancel.onclick = () => end(false)
      box.oncancel = (event) => { event.preventDefault(); end(false) }
      document.body.append(box)
      box.showModal()
    })
  }

  async function pay(call) {
    if (!(await ask())) return 'cancel'
    const response = await fetch('/local/wallet-bridge', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    })
    const answer = await response.json()
    return answer.isPaid ? 'ok' : 'fail'
  }

  window.WeixinJSBridge = {
    invoke(name, call, done) {
      pay(call).catch(() => 'fail').then((end) => done({ err_msg: 'get_brand_wcpay_request:' + end }))
    },
  }
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
})()
`
