import { atom, onMount } from 'nanostores'
import { isSignedIn, session } from '~/features/accounts/session'
import { addVisitorLine, readVisitorLines, type VisitorLine } from './cart'

const key = 'zhuxue.cart'

/** Every page shows the number; a visitor's is known without the client, which is then not loaded. */
const client = () => import('~/lib/api')

/** How many courses lie in the cart: the server's for a learner, the browser's for a visitor. */
export const cartCount = atom(0)

onMount(cartCount, () => {
  if (typeof window === 'undefined') return
  void countCart()
  return session.listen(() => void countCart())
})

/** Asks again; a failure leaves the number as it was, the cart page is where it is told. */
export async function countCart(): Promise<void> {
  if (!isSignedIn()) return cartCount.set(visitorLines().length)
  if (!session.get().roles.includes('user')) return cartCount.set(0)
  try {
    const { api } = await client()
    const { total } = await api.commerce.cartItems.index({})
    cartCount.set(total)
  } catch {
    cartCount.set(cartCount.get())
  }
}

export function visitorLines(): VisitorLine[] {
  return readVisitorLines(localStorage.getItem(key))
}

export function setVisitorLines(lines: VisitorLine[]): void {
  localStorage.setItem(key, JSON.stringify(lines))
  if (!isSignedIn()) cartCount.set(lines.length)
}

/** Remembers a course for somebody who has not signed in; it moves to the server's cart at login. */
export function rememberForLater(line: VisitorLine, limit: number): void {
  setVisitorLines(addVisitorLine(visitorLines(), line, limit))
}

/** Moves the visitor's cart into the learner's. A course that is refused is dropped, the rest goes on. */
export async function mergeVisitorCart(): Promise<void> {
  const { api, failureOf } = await client()
  for (const line of visitorLines()) {
    try {
      await api.commerce.cartItems.store({ body: line })
    } catch (error) {
      if (failureOf(error).code === 'network') return
    }
    setVisitorLines(visitorLines().filter((one) => one.courseId !== line.courseId))
  }
}
