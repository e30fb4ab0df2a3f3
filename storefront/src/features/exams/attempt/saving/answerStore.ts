import type { Bookmark } from '~/features/exams/attempt/attemptServer'
import type { PageStorage } from '@zhuxue/api/page-storage'
import type { LocalAnswer } from './localAnswer'

/** Of `localStore`; another one in tests. */
export type Shelf = PageStorage

export interface KeptBookmarks {
  shown: readonly number[]
  /** Not confirmed by the server. */
  unsent: Bookmark[]
}

const root = 'zhuxue.attempt.'

/**
 * Answers of one attempt, in this browser. Each question has a key of its own: two tabs that answer different ones never write over
 * each other, and `storage` events say which was changed. Writing is synchronous, so a page killed right after a click has kept it
 * (docs/decisions/0045). Without room or permission the answers live as long as the page.
 */
export class AnswerStore {
  readonly #prefix: string
  readonly #shelf: Shelf
  readonly #unwritten = new Map<number, LocalAnswer>()
  #unwrittenBookmarks: KeptBookmarks | null = null

  constructor(userPaperId: number, shelf: Shelf) {
    this.#prefix = `${root}${userPaperId}.`
    this.#shelf = shelf
  }

  get(questionId: number): LocalAnswer | undefined {
    return this.#unwritten.get(questionId) ?? parse<LocalAnswer>(this.#read(String(questionId)))
  }

  set(questionId: number, answer: LocalAnswer): void {
    const isWritten = this.#write(String(questionId), JSON.stringify(answer))
    if (isWritten) this.#unwritten.delete(questionId)
    else this.#unwritten.set(questionId, answer)
  }

  unsent(questionIds: readonly number[]): [number, LocalAnswer][] {
    return questionIds
      .map((id) => [id, this.get(id)] as const)
      .filter((one): one is [number, LocalAnswer] => one[1]?.isUnsent === true)
  }

  get bookmarks(): KeptBookmarks {
    const none = { shown: [], unsent: [] }
    return this.#unwrittenBookmarks ?? parse<KeptBookmarks>(this.#read('bookmarks')) ?? none
  }

  set bookmarks(kept: KeptBookmarks) {
    this.#unwrittenBookmarks = this.#write('bookmarks', JSON.stringify(kept)) ? null : kept
  }

  /** Whether a `storage` event is about them. */
  isOfBookmarks(key: string | null): boolean {
    return key === `${this.#prefix}bookmarks`
  }

  /** Handing in was asked for and has not been confirmed. */
  get isHandingIn(): boolean {
    return this.#read('hand-in') !== null
  }

  set isHandingIn(wanted: boolean) {
    if (wanted) this.#write('hand-in', '1')
    else this.#remove('hand-in')
  }

  /** The question whose record a `storage` event is about; null for another attempt or kind. */
  questionOf(key: string | null): number | null {
    if (!key?.startsWith(this.#prefix)) return null
    const name = key.slice(this.#prefix.length)
    return /^\d+$/.test(name) ? Number(name) : null
  }

  /** After handing in nothing of the attempt stays in the browser. */
  clear(): void {
    this.#unwritten.clear()
    this.#unwrittenBookmarks = null
    for (const key of keysOf(this.#shelf, this.#prefix))
      this.#remove(key.slice(this.#prefix.length))
  }

  #read(name: string): string | null {
    try {
      return this.#shelf.getItem(this.#prefix + name)
    } catch {
      return null
    }
  }

  #write(name: string, text: string): boolean {
    try {
      this.#shelf.setItem(this.#prefix + name, text)
      return true
    } catch {
      return false
    }
  }

  #remove(name: string): void {
    try {
      this.#shelf.removeItem(this.#prefix + name)
    } catch {
      // Nothing was written either.
    }
  }
}

function parse<T>(text: string | null): T | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

function keysOf(shelf: Shelf, prefix: string): string[] {
  try {
    const all = Array.from({ length: shelf.length }, (_, at) => shelf.key(at))
    return all.filter((key): key is string => key !== null && key.startsWith(prefix))
  } catch {
    return []
  }
}
