/**
 * Defaults of all queries. On reconnect only queries without data are refetched: an error would replace an open form.
 */
export const queryDefaults = {
  retry: false,
  refetchOnReconnect: ({ state }: { state: { data: unknown } }) => state.data === undefined,
}
