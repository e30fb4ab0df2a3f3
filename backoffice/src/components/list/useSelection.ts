import { useState } from 'react'

/** Ticked rows of a list, kept from page to page; another search (`scope`) starts again. */
export function useSelection<R>(scope: string, keyOf: (row: R) => number) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, R>>(new Map())
  const [chosenIn, setChosenIn] = useState(scope)
  if (scope !== chosenIn) {
    setChosenIn(scope)
    setChosen(new Map())
  }

  return {
    rows: [...chosen.values()],
    keys: [...chosen.keys()],
    /** Ticks or unticks some rows of the page. */
    tick: (rows: readonly R[], on: boolean) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const row of rows) on ? after.set(keyOf(row), row) : after.delete(keyOf(row))
        return after
      }),
    keep: (keys: number[]) => setChosen((before) => new Map([...before].filter(([key]) => keys.includes(key)))),
    clear: () => setChosen(new Map()),
  }
}
export type Selection<R> = ReturnType<typeof useSelection<R>>
