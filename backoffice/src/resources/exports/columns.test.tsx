// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { Table } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import type { OwnExport } from '../../lib/apiTypes'
import { exportColumns } from './columns'

afterEach(cleanup)

const actions = { busy: null, onDownload: vi.fn(), onCancel: vi.fn(), onRepeat: vi.fn() }

function show(changes: Partial<OwnExport>) {
  const row = {
    exportId: 1,
    kind: 'users',
    conditions: '姓名：张',
    state: 'running',
    rowsDone: 0,
    rowsTotal: 0,
    bytes: null,
    reason: null,
    createTime: '2026-11-24 10:00:00',
    expiryTime: null,
    ...changes,
  } as OwnExport
  render(<Table rowKey="exportId" columns={exportColumns(actions)} dataSource={[row]} />)
}

test('a running export shows its progress and can be cancelled', () => {
  show({ rowsDone: 12_345, rowsTotal: 48_000 })
  const progress = screen.getByRole('progressbar', { name: '用户列表的导出进度' })
  expect(progress.getAttribute('aria-valuenow')).toBe('25')
  expect(screen.getByRole('button', { name: '取消 用户列表' })).toBeDefined()
})

test('an export that still counts its rows shows 0 %', () => {
  show({})
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
})

test('a finished export shows no progress', () => {
  show({ state: 'done', rowsDone: 48_000, rowsTotal: 48_000, bytes: 2_048 })
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('button', { name: '下载 用户列表' })).toBeDefined()
})
