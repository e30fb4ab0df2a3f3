import db from '@adonisjs/lucid/services/db'
import { legalTextKinds } from '#accounts/legal_texts/terms'
import { publicOnly } from '#catalogue/visibility'
import drivers from '#config/drivers'
import { BackupRecord, LiveCheckRecord, MetricsRecord } from '#core/metrics/job_names'
import { lastSuccess } from '#core/metrics/job_last_runs'
import { fromStored, now } from '#core/time'
import { readSetting } from '#settings/read_setting'
import type { SettingName } from '#settings/terms'
import env from '#start/env'
import { SetupStep } from '#statistics/setup_steps/terms'

const backupHours = 26
const monitoringHours = 24

const isDone: Record<SetupStep, () => Promise<boolean> | boolean> = {
  'contact': () => areSet('servicePhones', 'complaintPhone'),
  'record-number': () => areSet('recordNumber'),
  'legal-texts': async () => {
    const [{ kinds }] = await db.from('legal_texts').countDistinct('kind as kinds')
    return Number(kinds) >= legalTextKinds.length
  },
  'teachers': async () => (await db.from('teacher_profiles').select('id').first()) !== null,
  'course': async () => (await publicOnly(db.from('courses')).select('id').first()) !== null,
  'vendors': async () =>
    !Object.values<string>(drivers).includes('local') && (await lastSuccess(LiveCheckRecord)) !== null,
  'address': () => isPublicAddress(env.get('PUBLIC_URL', '')),
  'backup': () => succeededWithin(BackupRecord, backupHours),
  'alerts': () => succeededWithin(MetricsRecord, monitoringHours),
}

/** Empty for the demo, whose data nobody opens a business with. */
export async function setupSteps(): Promise<{ step: SetupStep; isDone: boolean }[]> {
  const demo = await db.from('params').where('name', 'demoLoaded').select('name').first()
  if (demo) return []
  const steps = Object.values(SetupStep)
  return Promise.all(steps.map(async (step) => ({ step, isDone: await isDone[step]() })))
}

async function areSet(...names: SettingName[]): Promise<boolean> {
  const values = await Promise.all(names.map((name) => readSetting(name)))
  return values.every((value) => value !== '')
}

function isPublicAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && hostname !== 'localhost' && !hostname.startsWith('127.')
}

async function succeededWithin(job: string, hours: number): Promise<boolean> {
  const at = await lastSuccess(job)
  return at !== null && fromStored(at) > now().minus({ hours })
}
