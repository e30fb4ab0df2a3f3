import { CourseType } from '@zhuxue/api/terms/catalogue'
import { isSignedIn } from '~/features/accounts/session'
import { api } from '~/lib/api'
import type { CartItem } from '~/lib/wire'
import { setVisitorLines, visitorLines } from './cartStore'

/** The lines of the cart page: the server's for a learner; a visitor's from the browser with today's facts. */
export async function loadCart(): Promise<CartItem[]> {
  if (isSignedIn()) return (await api.commerce.cartItems.index({})).cartItems
  const lines = visitorLines()
  return Promise.all(lines.map(({ courseId, courseCount }) => visitorItem(courseId, courseCount)))
}

/** Writes one line: its new count, or its end with 0. A visitor's line has its course's id as its own. */
export async function writeLine(item: CartItem, courseCount: number, bulk: boolean): Promise<void> {
  if (isSignedIn()) {
    await api.commerce.cartItems.store({
      body: { courseId: item.courseId, courseCount, set: true, bulk },
    })
    return
  }
  setVisitorLines(
    visitorLines().map((line) =>
      line.courseId === item.courseId ? { ...line, courseCount } : line
    )
  )
}

export async function removeLines(items: CartItem[]): Promise<void> {
  if (!isSignedIn()) {
    const gone = new Set(items.map((item) => item.courseId))
    return setVisitorLines(visitorLines().filter((line) => !gone.has(line.courseId)))
  }
  const [only, ...more] = items
  if (only && more.length === 0) {
    await api.commerce.cartItems.destroy({ params: { id: only.cartItemId } })
  } else if (only) {
    const cartItemIds = items.map((item) => item.cartItemId)
    await api.commerce.cartBatches.destroy({ body: { cartItemIds } })
  }
}

async function visitorItem(courseId: number, courseCount: number): Promise<CartItem> {
  const found = await api.catalogue.courses.show({ params: { id: courseId } }).then(
    (answer) => answer.course,
    () => null
  )
  return {
    cartItemId: courseId,
    courseId,
    cartItemName: found?.courseName ?? '商品已下架',
    courseCount,
    coursePrice: found?.coursePrice ?? 0,
    courseType: found?.courseType ?? CourseType.Course,
    freightPrice: found?.freightPrice ?? 0,
    courseImgUrl: found?.courseImgUrl ?? null,
    teacherName: found?.teacherName ?? null,
    withBook: false,
    available: found !== null,
    unavailableReason: found ? null : '商品已下架',
  }
}
