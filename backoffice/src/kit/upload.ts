import { ReuseTicketSeconds, type UploadCategory } from '@zhuxue/api/terms/media'
import axios from 'axios'
import { http } from '../providers/api'

interface Ticket {
  policy: string
  signature: string
  accessId: string
  host: string
  /** The only key that the ticket may write, once. */
  key: string
  /** Unix seconds. */
  expire: number
}

const unspent = new Map<string, Ticket>()

/** A ticket that was not spent is used again while more than three seconds of it remain (section 7). */
async function ticketFor(category: UploadCategory, contentType: string) {
  const known = unspent.get(category + contentType)
  if (known && known.expire - Date.now() / 1000 > ReuseTicketSeconds) return known
  const params = { category, contentType }
  const { data } = await http.get<Ticket>('/api/files/oss-sign', { params })
  unspent.set(category + contentType, data)
  return data
}

/** Sends the file straight to the object storage and answers its public address. */
export async function upload(
  file: File,
  category: UploadCategory,
  onPercent: (percent: number) => void = () => undefined
) {
  const { policy, signature, accessId, host, key } = await ticketFor(category, file.type)
  unspent.delete(category + file.type)
  const form = new FormData()
  const fields = { key, policy, OSSAccessKeyId: accessId, signature, success_action_status: '200' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('Content-Type', file.type)
  form.append('file', file)

  await axios.post(host, form, {
    onUploadProgress: ({ loaded, total = file.size }) =>
      onPercent(Math.round((loaded / total) * 100)),
  })
  return `${host}/${key}`
}
