import { expect, test } from 'vitest'
import { icons } from '../src/components/ui/icons'
import { withPaths } from './drawn_icons'

const head = "import { icons } from '~/components/ui/icons'\n"

test('an icon becomes its path where it is drawn', () => {
  const code = withPaths(`${head}<Icon path={isDone ? icons.check : icons.minus} size={16} />`)
  expect(code).toContain(`isDone ? "${icons.check}" : "M5 12h14"`)
})

test('other files are left alone', () => expect(withPaths('icons.check')).toBeNull())

test('an unknown icon stops the build', () => {
  expect(() => withPaths(`${head}icons.nothing`)).toThrow('no icon nothing')
})
