/** How somebody looks at the cart, kept for this tab: bulk mode, and what is not selected. */
export type CartView = { bulk: boolean; left: number[] }

const key = 'zhuxue.cart-view'

export function keptView(): CartView {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const left = Array.isArray(found?.left) ? found.left.filter(Number.isInteger) : []
    return { bulk: found?.bulk === true, left }
  } catch {
    return { bulk: false, left: [] }
  }
}

export function keepView(view: CartView): void {
  sessionStorage.setItem(key, JSON.stringify(view))
}
