import IssueInvoicesJob from '#invoices/issuing/issue_invoices_job'

await IssueInvoicesJob.schedule({}).id('invoices.issue_invoices').every('1m').run()
