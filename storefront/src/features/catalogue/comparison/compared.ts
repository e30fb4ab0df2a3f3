import { atom } from 'nanostores'
import { MaxCompared } from '@zhuxue/api/terms/catalogue/comparison'
import { onBfcacheRestore } from '~/lib/history/bfcacheRestore'
import { localStore } from '~/lib/storage'

/** As in `compareOnDemand`, which must not import this module: every page would load it. */
const key = 'zhuxue.compared'

export type Compared = { id: number; name: string }

/** Courses chosen for a comparison, in this browser. */
export const compared = atom<readonly Compared[]>([])

/** Reads the store, and again when another tab changes it. */
export function watchCompared(): void {
  read()
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) read()
  })
  onBfcacheRestore(read)
}

function read(): void {
  compared.set(parse(localStore.getItem(key)))
}

/** False if a fourth course was refused. */
export function toggleCompared(course: Compared): boolean {
  const others = compared.get().filter(({ id }) => id !== course.id)
  const isChosen = others.length < compared.get().length
  if (!isChosen && others.length >= MaxCompared) return false
  setCompared(isChosen ? others : [...others, course])
  return true
}

export function setCompared(courses: readonly Compared[]): void {
  compared.set(courses)
  if (courses.length > 0) localStore.setItem(key, JSON.stringify(courses))
  else localStore.removeItem(key)
}

function parse(stored: string | null): Compared[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(found) ? found.filter(isCompared).slice(0, MaxCompared) : []
  } catch {
    return []
  }
}

function isCompared(one: unknown): one is Compared {
  const { id, name } = (one ?? {}) as Partial<Compared>
  return Number.isSafeInteger(id) && typeof name === 'string'
}
