/** Without a trailing slash. Also used before the application boots, for content policies. */
export function ossAddress(settings: Record<string, string | undefined>): string | null {
  const { ALIYUN_OSS_ADDRESS: own, ALIYUN_OSS_BUCKET: bucket, ALIYUN_OSS_REGION: region } = settings
  if (own) return own.replace(/\/+$/, '')
  if (!bucket || !region) return null
  return `https://${bucket}.oss-${region.replace(/^oss-/, '')}.aliyuncs.com`
}
