// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoutes } from '../../tests/renderScreen'
import { SearchElsewhere } from './SearchElsewhere'

async function open(courseType: string, total = 2) {
  const getList = vi.fn(async () => ({ data: [], total }))
  const onSearch = vi.fn()
  const filters = [
    { field: 'courseName', operator: 'eq' as const, value: '平法' },
    { field: 'courseType', operator: 'eq' as const, value: courseType },
  ]
  const Screen = () => (
    <main>
      <SearchElsewhere resource="courses" filters={filters} without={{ courseType: 'all' }} onSearch={onSearch}>
        在全部类别中查找
      </SearchElsewhere>
    </main>
  )
  renderRoutes({ at: '/courses', screens: { '/courses': <Screen /> }, dataProvider: { getList } as never })
  await screen.findByRole('main')
  return { getList, onSearch }
}

test('an empty list offers the search without its usual condition', async () => {
  const { onSearch } = await open('5')
  const offer = await screen.findByRole('button', { name: '在全部类别中查找（2）' })
  await act(async () => offer.click())
  expect(onSearch).toHaveBeenCalledWith({ courseName: '平法', courseType: 'all' })
})

test('a wider search that finds nothing is not offered', async () => {
  const { getList } = await open('5', 0)
  await waitFor(() => expect(getList).toHaveBeenCalled())
  expect(screen.queryByRole('button')).toBeNull()
})

test('a search of everything is not offered again', async () => {
  const { getList } = await open('all')
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(getList).not.toHaveBeenCalled()
})
