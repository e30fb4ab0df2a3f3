// @vitest-environment happy-dom
import { useWarnAboutChange } from '@refinedev/core'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../providers/session'
import { currentUrl, renderRoutes } from '../../tests/renderScreen'
import { UnsavedGuard } from './UnsavedGuard'
import { useNavigateAfterSave } from './useNavigateAfterSave'
import { useUnsavedChanges } from './useUnsavedChanges'

beforeEach(() => {
  vi.spyOn(session, 'token', 'get').mockReturnValue('a token')
})

function useScreen() {
  const { setWarnWhen } = useWarnAboutChange()
  return () => setWarnWhen(true)
}
const useDialog = () => useUnsavedChanges().touch

const typing = Object.entries({ screen: useScreen, dialog: useDialog })
test.each(typing)('a saved %s can be left without confirmation', async (_, useTyping) => {
  const Edit = () => {
    const type = useTyping()
    const leave = useNavigateAfterSave()
    return (
      <>
        <UnsavedGuard />
        <button onClick={type}>type</button>
        <button onClick={() => leave('/list')}>save</button>
      </>
    )
  }
  const screens = { '/edit': <Edit />, '/list': <p>list</p> }
  const router = renderRoutes({ at: '/edit', screens, dataProvider: {} as never })
  fireEvent.click(await screen.findByText('type'))
  await act(() => router.navigate('/list'))
  expect(currentUrl()).toBe('/edit')
  fireEvent.click(await screen.findByRole('button', { name: /继续编辑|留在本页/ }))

  fireEvent.click(screen.getByText('save'))
  expect(await screen.findByText('list')).toBeTruthy()
  expect(currentUrl()).toBe('/list')
})
