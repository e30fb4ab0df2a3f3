// @vitest-environment happy-dom
import { Role } from '@zhuxue/api/terms/accounts'
import { expect, test } from 'vitest'
import table from '../../../api/data/routes.csv?raw'
import { abilitiesOf } from '../providers/abilities.fixture'
import { canPerform } from '../providers/access'
import { resources } from '.'

const roles = [Role.User, Role.Teacher, Role.Channel, Role.Auditor, Role.Admin] as const

/** Paths without the names of their ids. */
const plain = (path: string) => path.replace(/\?.*$/, '').replace(/:\w+\?|\{\w+\}|:\w+/g, '*')

const header = table.split('\n')[0]!.split(',')
const rows = new Map(
  table
    .split('\n')
    .filter((line) => line.startsWith('page,GET,/board/'))
    .map((line) => line.split(','))
    .map((cells) => [plain(cells[2]!), (name: string) => cells[header.indexOf(name)]!])
)

const screens = resources.flatMap(({ resource, screens }) =>
  screens.map((screen) => ({ ...screen, name: resource.identifier ?? resource.name }))
)

test('the route table lists every screen of the admin', () => {
  expect(screens.length).toBeGreaterThan(50)
  expect(screens.map(({ path }) => path).filter((path) => !rows.has(plain(path)))).toEqual([])
})

test.each(screens.filter(({ path }) => rows.has(plain(path))))(
  '$path is opened by the roles of its row',
  ({ path, name, action, own }) => {
    const row = rows.get(plain(path))!
    expect(row('visitor')).toBe('302 /login')
    const opened = roles.filter(
      (role) => canPerform(abilitiesOf([role]), name, action) || (own !== undefined && role === Role.Admin)
    )
    expect(roles.filter((role) => !row(role).startsWith('403'))).toEqual(opened)
  }
)

test('an admin can open every workspace', () => {
  const workspaces = screens.filter(({ path }) => /^\/board\/(teacher|channel|auditor)\//.test(path))
  expect(workspaces.length).toBeGreaterThan(15)
  const closed = workspaces.filter(
    ({ name, action, own }) => !own && !canPerform(abilitiesOf([Role.Admin]), name, action)
  )
  expect(closed.map(({ path }) => path)).toEqual([])
})
