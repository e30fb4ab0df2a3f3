import type { CrudFilter } from '@refinedev/core'
import { expect, test } from 'vitest'
import { abilitiesOf } from '../../providers/abilities.fixture'
import { canPerform } from '../../providers/access'
import { resources } from '../../resources'
import { catalogueOf, commandsOf, named, filtersFor, screensOf } from './entries'

const queriesFor = (typed: string) =>
  Object.entries(filtersFor(typed)).flatMap(([list, filters]) =>
    (filters ?? []).map((filter: CrudFilter) => `${list} ${'field' in filter && filter.field} ${filter.value}`)
  )
const screens = (role: string) => screensOf([role], abilitiesOf([role]))

test('the typed text decides which lists are searched', () => {
  expect(queriesFor('  ')).toEqual([])
  expect(queriesFor('李明')).toEqual([
    'people name 李明',
    'courses courseName 李明',
    'banks questionBankName 李明',
    'papers paperName 李明',
  ])
  expect(queriesFor('0103')).toEqual(['people telephone 0103', 'courses courseName 0103'])
  expect(queriesFor('+86 138-0000-0103')[0]).toBe('people telephone 13800000103')
  expect(queriesFor('138000')).toEqual(['courses courseName 138000'])
  expect(queriesFor(' 2026 1123 0000 0000 1234')).toEqual([
    'orders orderId 20261123000000001234',
    'orders orderStatus 1,2,3',
    'invoices invoiceNumber 20261123000000001234',
  ])
  expect(queriesFor('84722990')).toEqual([
    'transfers transferCode 84722990',
    'lines search 84722990',
    'courses courseName 84722990',
  ])
  expect(queriesFor('SN20261214002')).toContain('lines search SN20261214002')
  expect(queriesFor('名'.repeat(21))).toEqual([
    `courses courseName ${'名'.repeat(21)}`,
    `banks questionBankName ${'名'.repeat(21)}`,
    `papers paperName ${'名'.repeat(21)}`,
  ])
})

test('a role finds no screen that it cannot open', () => {
  for (const role of ['admin', 'auditor', 'channel', 'teacher']) {
    expect(screens(role).length).toBeGreaterThan(0)
    for (const { path } of screens(role)) {
      const open = resources.filter(({ resource }) => resource.list === path)
      const names = open.map(({ resource }) => resource.identifier ?? resource.name)
      expect(names.some((name) => canPerform(abilitiesOf([role]), name, 'list'))).toBe(true)
    }
  }
  expect(screens('auditor').map(({ label }) => label)).toEqual(['课程管理'])
})

test('an admin finds a screen that is only a tab, once', () => {
  const paths = screens('admin').map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(named(screens('admin'), ' 退款 ').map(({ path }) => path)).toEqual(['/board/admin/refunds'])
  expect(paths.filter((path) => !path.startsWith('/board/admin/'))).toEqual([])
})

test('courses are searched only for roles that may open one', () => {
  expect(catalogueOf(abilitiesOf(['admin']))?.resource).toBe('courses')
  expect(catalogueOf(abilitiesOf(['teacher']))?.resource).toBe('teacher-courses')
  expect(catalogueOf(abilitiesOf(['auditor']))).toBeUndefined()
  expect(catalogueOf(abilitiesOf(['channel']))).toBeUndefined()
})

test('a screen is found by its pinyin and by its initials', async () => {
  const { match } = await import('pinyin-pro')
  const matches = (label: string, letters: string) => match(label, letters, { continuous: true }) !== null
  const find = (typed: string) => named(screens('admin'), typed, matches).map(({ label }) => label)
  expect(find('tk')).toContain('题库管理')
  expect(find('tiku')).toContain('题库管理')
  expect(find('czrz')).toEqual(['操作日志'])
  expect(find('qqq')).toEqual([])
})

test('a command is offered to those who may use it', () => {
  const commands = (role: string) => commandsOf(abilitiesOf([role])).map(({ label }) => label)
  expect(commands('admin')).toEqual(['新增讲师', '新增渠道', '新增课程', '新增问答', '新增商品', '新增通知公告'])
  expect(commands('teacher')).toEqual(['新增课程', '新增问答'])
  expect(commands('auditor')).toEqual([])
})
