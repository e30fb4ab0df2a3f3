import { tabStore } from '~/lib/storage'

/** Bulk mode and what is not selected, kept for this tab. */
export type CartView = { bulk: boolean; deselected: number[] }

const key = 'zhuxue.cart-view'

export function readCartView(): CartView {
  try {
    const found = JSON.parse(tabStore.getItem(key) ?? 'null')
    const deselected = Array.isArray(found?.deselected) ? found.deselected.filter(Number.isInteger) : []
    return { bulk: found?.bulk === true, deselected }
  } catch {
    return { bulk: false, deselected: [] }
  }
}

export function saveCartView(view: CartView): void {
  tabStore.setItem(key, JSON.stringify(view))
}
