import type { APIRoute } from 'astro'

/** For endpoints of the framework that the shop does not use. */
export const ALL: APIRoute = () => new Response(null, { status: 404 })
