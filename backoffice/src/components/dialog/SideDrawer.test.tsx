// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderRoutes } from '../../tests/renderScreen'
import { SideDrawer } from './SideDrawer'

function Asking() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>记录</button>
      {isOpen && (
        <SideDrawer title="学时记录" onClose={() => setOpen(false)}>
          <input aria-label="备注" />
        </SideDrawer>
      )}
    </>
  )
}

test('a closed drawer returns the focus to its opener', async () => {
  renderRoutes({ at: '/', screens: { '/': <Asking /> }, dataProvider: {} as never })
  const opener = await screen.findByRole('button', { name: '记录' })
  opener.focus()
  fireEvent.click(opener)
  const field = await screen.findByLabelText('备注')
  field.focus()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByLabelText('备注')).toBeNull())
  expect(document.activeElement).toBe(opener)
})
