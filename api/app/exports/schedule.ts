import MakeExportsJob from '#exports/make_exports_job'
import PruneExportsJob from '#exports/tidy_exports_job'

/** A new export starts its job itself; this takes up what a dead process left. */
await MakeExportsJob.schedule({}).id('exports.make_exports').every('1m').run()
await PruneExportsJob.schedule({}).id('exports.prune_exports').every('1h').run()
