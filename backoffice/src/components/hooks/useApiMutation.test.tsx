// @vitest-environment happy-dom
import { useOne } from '@refinedev/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoutes } from '../../tests/renderScreen'
import { useApiMutation } from './useApiMutation'

for (const onUserError of ['inline', 'message'] as const) {
  test(`a write with ${onUserError} errors reads an open record again`, async () => {
    const names = ['before', 'after']
    const getOne = vi.fn(async () => ({ data: { id: 7, name: names.shift() } }))
    const Screen = () => {
      const { result } = useOne<{ id: number; name: string }>({ resource: 'people', id: 7 })
      const { run } = useApiMutation('people', { onUserError })
      return <button onClick={() => void run('rename', async () => true)}>{result?.name}</button>
    }
    renderRoutes({ at: '/people', screens: { '/people': <Screen /> }, dataProvider: { getOne } as never })
    fireEvent.click(await screen.findByText('before'))
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('after'))
    expect(getOne).toHaveBeenCalledTimes(2)
  })
}
