import SendMailsJob from '#messages/mails/send_mails_job'
import drivers from '#config/drivers'

if (drivers.mail !== 'off') await SendMailsJob.schedule({}).id('messages.send_mails').every('1m').run()
