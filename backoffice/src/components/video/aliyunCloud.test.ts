import { beforeEach, expect, test, vi } from 'vitest'
import { regionOf, sendToAliyun } from './aliyunCloud'

const made = vi.hoisted(() => ({ options: [] as Record<string, unknown>[] }))
vi.mock('ali-oss', () => ({
  default: class {
    constructor(options: Record<string, unknown>) {
      made.options.push(options)
    }
    cancel() {}
    multipartUpload() {
      return Promise.resolve()
    }
  },
}))

const grant = {
  videoId: 'video',
  cloud: 'aliyun' as const,
  region: 'cn-shanghai',
  address: { Endpoint: 'https://oss-cn-beijing.aliyuncs.com', Bucket: 'outin-1', FileName: 'sv/a.mp4' },
  auth: { AccessKeyId: 'STS.id', AccessKeySecret: 'secret', SecurityToken: 'token' },
}

beforeEach(() => void (made.options = []))

test('an upload signs with version 4 and the region of the bucket', async () => {
  await sendToAliyun(new File(['video'], 'a.mp4'), {
    grant: grant as never,
    request: {} as never,
    signal: new AbortController().signal,
    onCheckpoint: () => {},
    onSent: () => {},
    progressed: () => {},
  })
  expect(made.options).toMatchObject([{ authorizationV4: true, region: 'oss-cn-beijing', stsToken: 'token' }])
})

test('a bucket at its own domain uses the region of the account', () => {
  const address = { ...grant.address, Endpoint: 'https://upload.example.com' }
  expect(regionOf({ ...grant, address } as never)).toBe('cn-shanghai')
})
