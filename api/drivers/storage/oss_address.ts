/**
 * Where the bucket of Aliyun OSS answers, without a slash at the end: a domain bound to it, or its own.
 * Also asked before the application is there, for the policies of content.
 */
export function ossAddress(settings: Record<string, string | undefined>): string | null {
  const { ALIYUN_OSS_ADDRESS: own, ALIYUN_OSS_BUCKET: bucket, ALIYUN_OSS_REGION: region } = settings
  if (own) return own.replace(/\/+$/, '')
  if (!bucket || !region) return null
  return `https://${bucket}.oss-${region.replace(/^oss-/, '')}.aliyuncs.com`
}
