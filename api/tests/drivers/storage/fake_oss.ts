import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { fakeBucket, formError, signatureError } from '#tests/drivers/storage/fake_oss_signature'

interface StoredObject {
  body: Buffer
  type: string
  access: string
}

/** An error of the vendor: its code and HTTP status. */
class OssError extends Error {
  constructor(
    readonly code: string,
    readonly status: number
  ) {
    super(code)
  }
}

const statuses: Record<string, number> = {
  NoSuchKey: 404,
  FileAlreadyExists: 409,
  InvalidArgument: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  InvalidPolicyDocument: 400,
}
const listedAtOnce = 2
const ossError = (code: string) => new OssError(code, statuses[code] ?? 403)

/**
 * A private bucket of Aliyun OSS on loopback. It checks every signature on the raw request with an independent
 * implementation, checks each condition of a form's policy, and serves objects by their access lists. Its clock can be
 * advanced.
 */
export async function openFakeOss() {
  const objects = new Map<string, StoredObject>()
  const clock = { ahead: 0 }
  const now = () => new Date(Date.now() + clock.ahead * 1000)

  const server = createServer(async (request, response) => {
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') return response.writeHead(200).end()
    try {
      await answer(request, response)
    } catch (error) {
      const { code, status } = error instanceof OssError ? error : new OssError('InternalError', 500)
      const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
      response.writeHead(status, { 'content-type': 'application/xml', 'x-oss-request-id': 'R' })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url!, 'http://fake')
    const key = decodeURIComponent(url.pathname.slice(1))
    const body = await bodyOf(request)
    if (request.method === 'POST' && !key) return takeForm(request, body, response)

    const stored = objects.get(key)
    const open = request.method === 'GET' && stored?.access === 'public-read'
    const wrong = open ? null : signatureError(request, url, now())
    if (wrong) throw ossError(wrong)
    if (request.method === 'PUT') return takeObject(request, key, body, response)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (!key && url.searchParams.get('list-type') === '2') return sendList(url, response)
    if (!stored) throw ossError('NoSuchKey')
    await sendObject(request, response, url, stored)
  }

  function takeObject({ headers }: IncomingMessage, key: string, body: Buffer, out: ServerResponse) {
    if (headers['x-oss-forbid-overwrite'] === 'true' && objects.has(key)) {
      throw ossError('FileAlreadyExists')
    }
    const access = String(headers['x-oss-object-acl'] ?? 'default')
    objects.set(key, { body, type: String(headers['content-type']), access })
    out.writeHead(200).end()
  }

  /** The vendor may return smaller pages than requested; this fake always does. */
  function sendList(url: URL, out: ServerResponse) {
    const after = url.searchParams.get('continuation-token') ?? ''
    const rest = [...objects].filter(([key]) => key > after).sort(([one], [two]) => (one < two ? -1 : 1))
    const page = rest.slice(0, listedAtOnce)
    const more = rest.length > page.length
    const entries = page.map(([key, { body }]) => {
      const etag = createHash('md5').update(body).digest('hex').toUpperCase()
      return `<Contents><Key>${key}</Key><ETag>&quot;${etag}&quot;</ETag><Size>${body.length}</Size></Contents>`
    })
    const next = more ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : ''
    out.writeHead(200, { 'content-type': 'application/xml' })
    out.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`
    )
  }

  async function takeForm({ headers }: IncomingMessage, body: Buffer, out: ServerResponse) {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': String(headers['content-type']) },
    }).formData()
    const file = form.get('file')
    if (!(file instanceof File)) throw ossError('InvalidArgument')
    const wrong = formError(form)
    if (wrong) throw ossError(wrong)

    const key = String(form.get('key'))
    checkPolicy(form, file, now())
    if (form.get('x-oss-forbid-overwrite') === 'true' && objects.has(key)) {
      throw ossError('FileAlreadyExists')
    }
    const access = String(form.get('x-oss-object-acl') ?? 'default')
    objects.set(key, { body: Buffer.from(await file.arrayBuffer()), type: typeOf(form, file), access })
    out.writeHead(Number(form.get('success_action_status') ?? 204)).end()
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    objects,
    clock,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The CORS rule of docs/drivers.md: other origins may post forms and read. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (!headers.origin) return
  response.setHeader('Access-Control-Allow-Origin', headers.origin)
  response.setHeader('Access-Control-Allow-Methods', 'POST, GET')
  response.setHeader('Access-Control-Allow-Headers', '*')
}

/** The type of a form's file: the type of the file part wins over the field. */
function typeOf(form: FormData, file: File): string {
  return String(form.get('x-oss-content-type') ?? (file.type || form.get('Content-Type') || ''))
}

/** Checks every condition; an expired policy allows nothing. */
function checkPolicy(form: FormData, file: File, now: Date): void {
  const policy = JSON.parse(Buffer.from(String(form.get('policy')), 'base64').toString())
  if (!(Date.parse(policy.expiration) > now.getTime())) throw ossError('AccessDenied')

  const value = (name: string) => {
    if (name === 'bucket') return fakeBucket
    return name === 'content-type' ? typeOf(form, file) : String(form.get(name) ?? '')
  }
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      const [[name, required]] = Object.entries(condition)
      if (value(name) !== required) throw ossError('AccessDenied')
      continue
    }
    const [operator, name, required] = condition
    if (operator === 'content-length-range') {
      if (file.size < name) throw ossError('EntityTooSmall')
      if (file.size > required) throw ossError('EntityTooLarge')
      continue
    }
    const is = value(name.replace(/^\$/, ''))
    const holds = { eq: is === required, in: [required].flat().includes(is) }[operator as 'eq' | 'in']
    if (holds === undefined) throw ossError('InvalidPolicyDocument')
    if (!holds) throw ossError('AccessDenied')
  }
}

async function sendObject(request: IncomingMessage, response: ServerResponse, url: URL, stored: StoredObject) {
  const { body, type } = await processed(stored, url.searchParams.get('x-oss-process'))
  const [, from, to] = String(request.headers.range).match(/^bytes=(\d+)-(\d+)$/) ?? []
  const part = from ? body.subarray(Number(from), Number(to) + 1) : body
  const name = url.searchParams.get('response-content-disposition')
  response.writeHead(from ? 206 : 200, {
    'content-type': type,
    'content-length': part.length,
    ...(name && { 'content-disposition': name }),
  })
  response.end(request.method === 'HEAD' ? undefined : part)
}

/** Resizes like OSS, for example `image/resize,w_400/format,avif`; pictures are never enlarged. */
async function processed(stored: StoredObject, process: string | null): Promise<Pick<StoredObject, 'body' | 'type'>> {
  if (!process) return stored
  const [, width, format] = process.match(/^image\/resize,w_(\d+)\/format,(avif|webp)$/) ?? []
  if (!format) throw ossError('InvalidArgument')
  const picture = sharp(stored.body).resize({ width: Number(width), withoutEnlargement: true })
  return { body: await picture.toFormat(format as 'avif').toBuffer(), type: `image/${format}` }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}
