/** Jobs that come round by themselves; each domain schedules its own. */
export {}
