// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Chart } from './Chart'

vi.mock('./Plot', () => ({ Plot: () => <canvas /> }))
afterEach(cleanup)

test.each(['line', 'bars'] as const)('a chart of %s has a table of its values', async (kind) => {
  const { container } = render(
    <Chart
      title="收入趋势"
      kind={kind}
      points={[{ name: '2026-11-01', value: 12 }]}
      format={String}
      table={<table aria-label="每日收入" />}
    />
  )

  expect(screen.getByRole('img', { name: '收入趋势，数据见表格' })).toBeDefined()
  expect(screen.getByRole('table', { name: '每日收入' })).toBeDefined()
  expect(screen.getByRole('button', { name: '保存收入趋势为图片' })).toBeDefined()
  await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBeNull())
})
