// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Chart } from './Chart'

vi.mock('./Plot', () => ({ Plot: () => <canvas width={20} height={10} data-testid="plot" /> }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the printed copy of a chart exists only while printing', async () => {
  const drawn = vi.fn()
  const ink = { fillRect: vi.fn(), drawImage: drawn }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ink as never)
  const table = <table aria-label="每日收入" />
  const { container } = render(<Chart title="收入趋势" kind="line" points={[]} format={String} table={table} />)
  const plot = await screen.findByTestId('plot')

  window.dispatchEvent(new Event('beforeprint'))
  const copies = container.querySelectorAll('canvas')
  expect(copies).toHaveLength(2)
  expect([copies[1].width, copies[1].height]).toEqual([20, 10])
  expect(drawn).toHaveBeenCalledWith(plot, 0, 0)

  window.dispatchEvent(new Event('afterprint'))
  await vi.waitFor(() => expect(container.querySelectorAll('canvas')).toHaveLength(1))
})
