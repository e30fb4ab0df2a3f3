import { DateTime } from 'luxon'
import { escapeHtml, localPage } from '#core/http/local_page'
import { WalletText } from '#commerce/terms'
import type { WalletView } from '#drivers/payment/local/wallet'
import { walletFailures } from '#drivers/payment/local/simulated_faults'

const page = localPage({
  title: '付款 - 本机支付平台',
  style: `
h1{font-size:15px;font-weight:500;color:#5c667a}
.amount{font-size:44px;font-weight:650;line-height:1.25;margin:6px 0 20px;font-variant-numeric:tabular-nums}
button{background:#0b7a50;color:#fff}button:hover{background:#096743}
button:focus-visible,.back:focus-visible,select:focus-visible,summary:focus-visible{outline:3px solid #0b7a5066;outline-offset:2px}
.state{font-size:20px;font-weight:600;margin-bottom:6px}.note{color:#5c667a;font-size:14px;margin-bottom:18px}
details{text-align:left;font-size:13px;color:#5c667a;margin:4px 0 16px}summary{cursor:pointer;padding:6px 0}
select{width:100%;min-height:44px;border:1px solid #cfd5df;border-radius:10px;padding:0 10px;font:inherit;background:#fff}
`,
})

export const walletPolicy = page.policy

const states = {
  paid: { title: '支付成功', note: '您可以返回电脑或手机页面继续学习。' },
  closed: { title: '订单已关闭', note: '该订单不能再付款。' },
  expired: { title: '订单已过期', note: '付款时间已过，请重新提交订单。' },
  cancelled: { title: '已取消付款', note: '在有效期内您仍然可以付款。' },
} as const

/** WeChat's page rejects requests without a referrer; imitated, so that a missing referrer is noticed locally. */
export const noReferrerPage = page.html(`<p class="state" role="alert">商家参数格式有误</p>
<p class="note">请返回商家页面，重新打开支付页面。</p>`)

/** `back` is the storefront page to return to after an H5 payment; it must be one of its own URLs. */
export function walletPage(
  order: WalletView,
  { provider, cancelled, back }: { provider: string; cancelled: boolean; back: string | null }
): string {
  const state = order.state === 'open' ? (cancelled ? 'cancelled' : null) : order.state
  return page.html(`<h1>向筑学付款</h1>
<p class="amount">¥${(order.amountFen / 100).toFixed(2)}</p>
<dl>
<dt>商品</dt><dd>${escapeHtml(order.title)}</dd>
<dt>支付平台</dt><dd>${WalletText[provider]}</dd>
<dt>订单号</dt><dd>${escapeHtml(order.merchantNo)}</dd>
<dt>付款截止</dt><dd>${deadline(order)}</dd>
</dl>
${state ? ending(state, order) : payForm(order, back)}
${back && state ? `<a class="back" href="${escapeHtml(back)}">返回商家</a>` : ''}
<footer>本机演示钱包，不会产生真实扣款</footer>`)
}

function payForm({ merchantNo }: WalletView, back: string | null): string {
  const path = `/local/wallet/${merchantNo}`
  const action = back ? `${path}?${new URLSearchParams({ redirect_url: back })}` : path
  const options = Object.entries(walletFailures).map(([value, text]) => `<option value="${value}">${text}</option>`)
  return `<form method="post" action="${escapeHtml(action)}">
<details><summary>模拟异常</summary>
<select name="fault" aria-label="模拟异常"><option value="">正常付款</option>${options.join('')}</select></details>
<button type="submit">付款</button>
</form>
<a class="back" href="${escapeHtml(back ?? `${path}?cancel=1`)}">取消</a>`
}

function ending(state: keyof typeof states, { merchantNo }: WalletView): string {
  const { title, note } = states[state]
  const again =
    state === 'cancelled' ? `<a class="back" href="/local/wallet/${escapeHtml(merchantNo)}">继续付款</a>` : ''
  return `<p class="state" role="status">${title}</p><p class="note">${note}</p>${again}`
}

function deadline({ expiresAt }: WalletView): string {
  return DateTime.fromISO(expiresAt, { zone: 'Asia/Shanghai' }).toFormat('yyyy-MM-dd HH:mm:ss')
}
