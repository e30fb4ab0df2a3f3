import { inDataFolder } from '#core/process/data_folder'
import env from '#start/env'

export const anchorsName = 'audit.jsonl'

export const anchorsFolder = () => env.get('AUDIT_ANCHORS') ?? inDataFolder('anchors')
