/**
 * Of every query of the board. When the line is back, only what has nothing to show is asked for again: a form would
 * give way to what fails then.
 */
export const queryDefaults = {
  retry: false,
  refetchOnReconnect: ({ state }: { state: { data: unknown } }) => state.data === undefined,
}
