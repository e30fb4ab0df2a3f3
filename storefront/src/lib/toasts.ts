import { atom } from 'nanostores'
import { ToastSeconds } from './config'
import { tabStore } from '~/lib/storage'

export type Toast = {
  id: number
  text: string
  kind: 'info' | 'success' | 'error'
  /** A link to continue. */
  link?: { text: string; href: string }
}
export type Question = {
  /** The action, as the button that asked names it. */
  title: string
  text: string
  detail?: string
  yes: string
  no: string
  /** A third way, which leaves the page. */
  link?: { text: string; href: string }
  onAnswer: (yes: boolean) => void
}

const nextPageKey = 'zhuxue.next-page-toast'

export const toasts = atom<Toast[]>([])
export const question = atom<Question | null>(null)
let last = 0

/** Shows a message for three seconds (docs/product.md 16.6). The same message is not stacked twice. */
export function notify(text: string, kind: Toast['kind'] = 'info', link?: Toast['link']): void {
  const id = ++last
  toasts.set([...toasts.get().filter((toast) => toast.text !== text), { id, text, kind, link }])
  setTimeout(() => toasts.set(toasts.get().filter((toast) => toast.id !== id)), ToastSeconds * 1000)
}

/** Asks a yes-or-no question in a dialog; Esc and the backdrop mean no. */
export function confirmAction(
  text: string,
  options: { title: string; detail?: string; yes?: string; no?: string; link?: Question['link'] }
): Promise<boolean> {
  return new Promise((resolve) => {
    question.set({
      title: options.title,
      text,
      detail: options.detail,
      yes: options.yes ?? '确定',
      no: options.no ?? '取消',
      link: options.link,
      onAnswer: (yes) => {
        question.set(null)
        resolve(yes)
      },
    })
  })
}

/** This page is being left: the next one shows the toast. */
export function flashToast(text: string): void {
  tabStore.setItem(nextPageKey, text)
}

export function consumeFlashToast(): string | null {
  const text = tabStore.getItem(nextPageKey)
  tabStore.removeItem(nextPageKey)
  return text
}
