import { expect, test } from 'vitest'
import { abilitiesOf } from '../providers/abilities.fixture'
import { canPerform } from '../providers/access'
import { resources } from '.'
import { inGroups, menuOf } from './menu'

const labels = (...roles: string[]) => menuOf(roles, abilitiesOf(roles)).map(({ label }) => label)

test('each role has its own entries', () => {
  expect(labels('admin')).toEqual([
    '数据总览',
    '讲师管理',
    '渠道管理',
    '渠道对账单',
    '课程管理',
    '商品管理',
    '通知管理',
    '课程分配',
    '订单管理',
    '单位管理',
    '学时管理',
    '题库管理',
    '规范条文',
    '评论管理',
    '学习时长分析',
    '个人信息',
    '用户管理',
    '操作日志',
    '系统设置',
  ])
  expect(labels('auditor')).toEqual(['课程管理'])
  expect(labels('teacher')).toEqual(['数据统计', '我的课程', '题库管理', '批阅答卷'])
  expect(labels('channel')).toEqual(['数据总览', '对账单'])
})

test('the entries of an admin are grouped under headings', () => {
  const groupsOf = (role: string) =>
    inGroups(menuOf([role], abilitiesOf([role]))).map(({ group, entries }) => [group, entries.length])

  expect(groupsOf('admin')).toEqual([
    [undefined, 1],
    ['合作', 3],
    ['内容', 3],
    ['交易', 3],
    ['学习', 5],
    ['系统', 4],
  ])
  expect(groupsOf('teacher')).toEqual([[undefined, 4]])
})

test('an entry disabled by a setting appears when it is enabled', () => {
  const abilities = [...abilitiesOf(['auditor']), 'learning.anomalies.index']
  expect(menuOf(['auditor'], abilities).map(({ label }) => label)).toEqual(['课程管理', '学习异常'])
})

test('every menu entry leads to a screen its role may open', () => {
  for (const { resource } of resources)
    for (const role of resource.meta?.menu ?? [])
      if ((resource.identifier ?? resource.name) !== 'auditor-anomalies')
        expect(
          canPerform(abilitiesOf([role]), resource.identifier ?? resource.name, 'list'),
          `${role} ${resource.list}`
        ).toBe(true)
})

test('every screen of a resource can be opened by some role', () => {
  const roles = ['admin', 'auditor', 'channel', 'teacher']
  for (const { resource, screens } of resources)
    for (const { action, path } of screens)
      expect(
        roles.some((role) => canPerform(abilitiesOf([role]), resource.identifier ?? resource.name, action)),
        path
      ).toBe(true)
})

test('a user with two roles has the entries of both', () => {
  expect(labels('auditor', 'teacher')).toEqual(['数据统计', '课程管理', '我的课程', '题库管理', '批阅答卷'])
})
