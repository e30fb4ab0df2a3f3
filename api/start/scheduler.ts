/** Jobs that come round by themselves; each domain schedules its own. */
await import('#commerce/schedule')
