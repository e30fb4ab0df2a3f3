/** The types of `self` are those of any worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope
