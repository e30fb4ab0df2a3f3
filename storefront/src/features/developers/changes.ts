/** Of /api/v1, newest first (docs/api-changelog.md). */
export const changes: { version: string; text: string }[] = [{ version: '1.0.0', text: '第一个版本。' }]
