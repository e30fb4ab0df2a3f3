import { afterEach, expect, test, vi } from 'vitest'
import { sessionInlineScript } from './sessionInlineScript'
import type { Session } from './session'
import { applySessionToDom } from './applySessionToDom'

const learner = { token: 't', userName: '张"三\\', roles: ['user'] }
const sessions: [string, Session | string | null][] = [
  ['a learner', learner],
  ['an admin', { ...learner, roles: ['admin'] }],
  ['a teacher who learns', { ...learner, roles: ['teacher', 'user'] }],
  ['somebody without a name', { ...learner, userName: '' }],
  ['nobody', null],
]

function root() {
  const properties: Record<string, string> = {}
  const style = {
    setProperty: (name: string, value: string) => void (properties[name] = value),
    removeProperty: (name: string) => void delete properties[name],
  }
  return { dataset: {} as Record<string, string>, style, properties }
}

function early(stored: string | null) {
  const documentElement = root()
  vi.stubGlobal('localStorage', { getItem: () => stored })
  vi.stubGlobal('document', { documentElement })
  new Function(sessionInlineScript)()
  return documentElement
}

afterEach(() => vi.unstubAllGlobals())

test.each(sessions)('the head script and the island agree on %s', (_, account) => {
  const shown = root()
  const noSession = { token: '', userName: '', roles: [] }
  applySessionToDom((account ?? noSession) as Session, shown as unknown as HTMLElement)

  const { dataset, properties } = early(account && JSON.stringify(account))
  expect(dataset).toEqual(shown.dataset)
  expect(properties).toEqual(shown.properties)
})

test.each(['{', '7', '{"token":"t","userName":"x"}'])('a corrupt session %s counts as signed out', (stored) => {
  expect(early(stored).dataset).toEqual({})
})
