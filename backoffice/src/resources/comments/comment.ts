import type { CommentStatus } from '@zhuxue/api/terms/comments'
import type { Tone } from '../../kit/list/StatusTag'

export const commentStatusTone: Record<CommentStatus, Tone> = { 1: 'processing', 2: 'success', 3: 'default' }
