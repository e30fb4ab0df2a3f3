import type { HttpError } from '@refinedev/core'
import { analysisMessages } from '@zhuxue/api/terms/exams'
import { useState } from 'react'
import { ItemDrawer } from './ItemDrawer'
import { itemKey, type Item } from './items'
import { ItemTable } from './ItemTable'

/** The items of a paper or of a question; one opens in a drawer. */
export function Items(props: {
  named: 'question' | 'paper'
  items?: Item[]
  query: { isPending: boolean; error: HttpError | null; refetch: () => Promise<unknown> }
  paperIdOf: (item: Item) => number
}) {
  const { named, items, query, paperIdOf } = props
  const [opened, setOpened] = useState<string | null>(null)
  const item = items?.find((one) => itemKey(one) === opened)
  const reload = () => void query.refetch()
  return (
    <>
      <ItemTable
        named={named}
        items={items}
        loading={query.isPending}
        about={analysisMessages.notSat}
        error={query.error}
        onRetry={reload}
        onOpen={(one) => setOpened(itemKey(one))}
      />
      {item && (
        <ItemDrawer
          key={opened}
          paperId={paperIdOf(item)}
          item={item}
          onChanged={reload}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
