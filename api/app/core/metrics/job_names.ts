/** Successes in `job_last_runs` of what is not a job of the queue. */
export const BackupRecord = 'command:backup'
/** `doctor --live` without a wrong answer. */
export const LiveCheckRecord = 'command:doctor-live'
/** A monitoring system has read the metrics. */
export const MetricsRecord = 'metrics-read'
