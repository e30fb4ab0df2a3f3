import type { Bookmark } from '~/features/exams/attempt/attemptServer'
import type { PageStorage } from '@zhuxue/api/page-storage'
import type { LocalAnswer } from './localAnswer'

/** `localStore`, or a replacement in tests. */
export type AnswerStorage = Omit<PageStorage, 'isRefused'>

export interface StoredBookmarks {
  shown: readonly number[]
  /** Not confirmed by the server. */
  unsent: Bookmark[]
}

const root = 'zhuxue.attempt.'

/**
 * Answers of one attempt, in this browser. Each question has its own key: two tabs that answer different ones never
 * overwrite each other, and `storage` events name the changed one. Writes are synchronous, so they survive a page that
 * is killed right after a click (docs/decisions/0045). Without room or permission the answers live as long as the page.
 */
export class AnswerStore {
  readonly #prefix: string
  readonly #storage: AnswerStorage

  constructor(userPaperId: number, storage: AnswerStorage) {
    this.#prefix = `${root}${userPaperId}.`
    this.#storage = storage
  }

  get(questionId: number): LocalAnswer | undefined {
    return parse<LocalAnswer>(this.#read(String(questionId)))
  }

  set(questionId: number, answer: LocalAnswer): void {
    this.#write(String(questionId), JSON.stringify(answer))
  }

  unsent(questionIds: readonly number[]): [number, LocalAnswer][] {
    return questionIds
      .map((id) => [id, this.get(id)] as const)
      .filter((one): one is [number, LocalAnswer] => one[1]?.isUnsent === true)
  }

  get bookmarks(): StoredBookmarks {
    const none = { shown: [], unsent: [] }
    return parse<StoredBookmarks>(this.#read('bookmarks')) ?? none
  }

  set bookmarks(value: StoredBookmarks) {
    this.#write('bookmarks', JSON.stringify(value))
  }

  /** Whether a `storage` event is about bookmarks. */
  isOfBookmarks(key: string | null): boolean {
    return key === `${this.#prefix}bookmarks`
  }

  /** The question that was open last. */
  get lastViewed(): number | null {
    return Number(this.#read('at')) || null
  }

  set lastViewed(questionId: number) {
    this.#write('at', String(questionId))
  }

  /** Submitting was requested and has not been confirmed. */
  get isSubmitting(): boolean {
    return this.#read('hand-in') !== null
  }

  set isSubmitting(isRequested: boolean) {
    if (isRequested) this.#write('hand-in', '1')
    else this.#storage.removeItem(`${this.#prefix}hand-in`)
  }

  /** The question whose record a `storage` event is about; null for another attempt or kind. */
  questionOf(key: string | null): number | null {
    if (!key?.startsWith(this.#prefix)) return null
    const name = key.slice(this.#prefix.length)
    return /^\d+$/.test(name) ? Number(name) : null
  }

  /** After submitting nothing of the attempt stays in the browser. */
  clear(): void {
    for (const key of this.#storage.keys()) if (key.startsWith(this.#prefix)) this.#storage.removeItem(key)
  }

  #read(name: string): string | null {
    return this.#storage.getItem(this.#prefix + name)
  }

  #write(name: string, text: string): void {
    this.#storage.setItem(this.#prefix + name, text)
  }
}

function parse<T>(text: string | null): T | undefined {
  try {
    return text ? (JSON.parse(text) as T) : undefined
  } catch {
    return undefined
  }
}
