import { tabStore } from '../lib/storage'

type DraftValues = Record<string, unknown>

const key = 'zhuxue.staff-typed'
/** Never stored in the browser (docs/threats.md T07). */
const neverSavedFields = /pass|idcard|telephone|account|email|address|^(verify|exclusive)?code$/i

/** Current values of each open form, by name. */
const open = new Map<string, () => DraftValues>()

/** @returns a function that unregisters the form */
export function registerDraftForm(name: string, read: () => DraftValues): () => void {
  open.set(name, read)
  return () => void open.delete(name)
}

/** Called before an expired session unmounts the forms. */
export function saveDrafts(userId: number): void {
  const forms = [...open]
    .map(([name, read]) => [name, draftableValues(read())] as const)
    .filter(([, typed]) => Object.keys(typed).length > 0)
  if (forms.length === 0) return
  tabStore.setItem(key, JSON.stringify({ userId, forms: Object.fromEntries(forms) }))
}

/** Once, and only for the user who typed it in this tab. */
export function restoreDraft(name: string, userId: number | undefined): DraftValues | null {
  try {
    const saved = JSON.parse(tabStore.getItem(key) ?? 'null')
    if (!saved || saved.userId !== userId) return null
    const typed = saved.forms[name] ?? null
    delete saved.forms[name]
    if (Object.keys(saved.forms).length) tabStore.setItem(key, JSON.stringify(saved))
    else tabStore.removeItem(key)
    return typed
  } catch {
    return null
  }
}

const draftableValues = (typed: DraftValues) =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => !neverSavedFields.test(field) && isPlain(value)))

/** No files and no dates, which JSON cannot restore. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (value === null || typeof value !== 'object') return value !== undefined
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}
