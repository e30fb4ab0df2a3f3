import type { Random } from './random.js'

const most = 40

/**
 * Ids, order numbers and other short values by their field, as found in responses: a call with another user's values
 * gets further than one with random ones. Values of the calling users are left out, so that they are not locked or
 * deleted.
 */
export class Known {
  #values = new Map<string, unknown[]>()

  constructor(readonly left: Set<unknown>) {}

  learn(answer: unknown): void {
    if (Array.isArray(answer)) return answer.slice(0, 20).forEach((one) => this.learn(one))
    if (answer === null || typeof answer !== 'object') return
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'object') this.learn(value)
      else if (/id$|no$|code$|seq|version|url$/i.test(name)) this.#add(name, value)
    }
  }

  /** A value for a field or a parameter of this name. */
  valueOf(random: Random, name: string): unknown {
    const names = [name, ...(aliases[name] ?? [])].filter((one) => this.#values.has(one))
    return names.length ? random.of(this.#values.get(random.of(names))!) : undefined
  }

  #add(name: string, value: unknown): void {
    const values = this.#values.get(name) ?? []
    const isUsable = value !== null && value !== '' && String(value).length < 300
    if (!isUsable || this.left.has(value) || values.includes(value)) return
    values.push(value)
    if (values.length > most) values.shift()
    this.#values.set(name, values)
  }
}

/** A path has `:id` for any kind of id. */
const aliases: Record<string, string[]> = {
  id: ['courseId', 'userId', 'invoiceId', 'userCourseId', 'commentId', 'addrId', 'cartItemId', 'refundId', 'sessionId'],
  orderNo: ['orderId'],
  itemId: ['orderItemId'],
  chapterId: ['courseChapterId'],
  videoId: ['chapterVideoId'],
  courseIds: ['courseId'],
  cartItemIds: ['cartItemId'],
}
