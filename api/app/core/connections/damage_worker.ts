import { parentPort, workerData } from 'node:worker_threads'
import { damagesOf } from '#core/connections/sqlite_file'

parentPort!.postMessage(damagesOf(workerData))
