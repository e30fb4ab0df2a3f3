import ProcessImportsJob from '#transfer/admin/process_imports_job'
import PruneImportsJob from '#transfer/admin/prune_imports_job'

/** An upload or a start runs its job itself; this schedule takes over from dead processes. */
await ProcessImportsJob.schedule({}).id('transfer.process_imports').every('1m').run()
await PruneImportsJob.schedule({}).id('transfer.prune_imports').every('1h').run()
