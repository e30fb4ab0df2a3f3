import MakeExportsJob from '#exports/make_exports_job'
import PruneExportsJob from '#exports/prune_exports_job'

/** A new export starts its job itself; this schedule takes over from dead processes. */
await MakeExportsJob.schedule({}).id('exports.make_exports').every('1m').run()
await PruneExportsJob.schedule({}).id('exports.prune_exports').every('1h').run()
