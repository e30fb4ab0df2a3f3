import type { APIRoute } from 'astro'
import { isInternalKey } from '@zhuxue/api/internal-key'

/** The api purges pages by tag after a commit. To everybody else this is a 404. */
export const POST: APIRoute = async ({ request, cache }) => {
  if (!isInternalKey(request.headers.get('x-internal-key')))
    return new Response(null, { status: 404 })
  const body: unknown = await request.json().catch(() => null)
  const tags = (body as { tags?: unknown } | null)?.tags
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) {
    return Response.json({ code: 'error', msg: 'tags must be a list of texts' }, { status: 422 })
  }
  await cache.invalidate({ tags })
  return Response.json({ code: '200' })
}

export const ALL: APIRoute = () => new Response(null, { status: 404 })
