/** The built-in type of `self` is that of any worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope
