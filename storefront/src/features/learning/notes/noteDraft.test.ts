import { afterEach, expect, test } from 'vitest'
import { session } from '~/lib/session/session'
import { noteDraftStore, type DraftStorage } from './noteDraft'

const signIn = (userName: string, token: string) => session.set({ token, userName, roles: [] })
afterEach(() => signIn('', ''))

function storage(): DraftStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

const draft = { text: '看到第三步', chapterId: 2, second: 61, revision: 0, attempt: null }

test('a draft survives the session of its author', () => {
  const noteStorage = storage()
  signIn('张工', 'first-token')
  noteDraftStore(1, 'new', noteStorage).saveDraft(draft)
  signIn('张工', 'second-token')

  expect(noteDraftStore(1, 'new', noteStorage).read()).toEqual(draft)
  expect(noteDraftStore(2, 'new', noteStorage).read()).toBeNull()
  expect(noteDraftStore(1, 7, noteStorage).read()).toBeNull()
})

test('a draft is shown to no other user, and stores no name', () => {
  const noteStorage = storage()
  signIn('张工', 'a')
  noteDraftStore(1, 'new', noteStorage).saveDraft(draft)
  expect([...noteStorage.texts.values()].join()).not.toContain('张工')

  signIn('李工', 'b')
  expect(noteDraftStore(1, 'new', noteStorage).read()).toBeNull()
})

test('a browser without storage loses drafts only on a reload', () => {
  const full = () => {
    throw new Error('full')
  }
  const closed = noteDraftStore(1, 'new', { getItem: full, setItem: full, removeItem: full })
  closed.saveDraft(draft)
  closed.drop()
  expect(closed.read()).toBeNull()
})

test('a saved draft is deleted, and corrupt text is ignored', () => {
  const noteStorage = storage()
  signIn('张工', 'a')
  const own = noteDraftStore(1, 'new', noteStorage)
  own.saveDraft(draft)
  own.drop()
  expect(own.read()).toBeNull()
  noteStorage.setItem('zhuxue.note.1.new', '{')
  expect(own.read()).toBeNull()
})
