import { expect, test } from 'vitest'
import { moveView, whole, zoomView } from './pinch'

const at = (x: number, y = 0) => ({ x, y })

test('pinching zooms a picture around the point between the fingers', () => {
  const view = moveView(whole, [at(0), at(100)], [at(-50), at(150)])
  expect(view.scale).toBe(2)
  // The point between the fingers stays there.
  expect((50 - whole.x) * view.scale + view.x).toBe(50)
})

test('one finger moves a zoomed picture', () => {
  expect(moveView({ scale: 2, x: 0, y: 0 }, [at(10, 10)], [at(30, 5)])).toEqual({ scale: 2, x: 20, y: -5 })
})

test('the zoom is limited, and at least the window’s size', () => {
  expect(moveView(whole, [at(0), at(100)], [at(40), at(60)])).toEqual(whole)
  expect(zoomView(whole, 100, at(0)).scale).toBe(6)
  expect(moveView(whole, [at(0)], [at(0), at(5)])).toBe(whole)
})
