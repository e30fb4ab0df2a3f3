import { useState } from 'react'

/** Selected rows of a list across its pages; another search (`scope`) clears them. */
export function useSelection<R, Key extends number | string = number>(scope: string, keyOf: (row: R) => Key) {
  const [chosen, setChosen] = useState<ReadonlyMap<Key, R>>(new Map())
  const [chosenIn, setChosenIn] = useState(scope)
  if (scope !== chosenIn) {
    setChosenIn(scope)
    setChosen(new Map())
  }

  return {
    rows: [...chosen.values()],
    keys: [...chosen.keys()],
    /** Selects or deselects rows of the page. */
    tick: (rows: readonly R[], on: boolean) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const row of rows) on ? after.set(keyOf(row), row) : after.delete(keyOf(row))
        return after
      }),
    keep: (keys: Key[]) => setChosen((before) => new Map([...before].filter(([key]) => keys.includes(key)))),
    clear: () => setChosen(new Map()),
  }
}
export type Selection<R, Key extends number | string = number> = ReturnType<typeof useSelection<R, Key>>
