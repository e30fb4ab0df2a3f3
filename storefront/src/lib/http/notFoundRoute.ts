import type { APIRoute } from 'astro'

/** For endpoints of Astro that the storefront does not use. */
export const ALL: APIRoute = () => new Response(null, { status: 404 })
