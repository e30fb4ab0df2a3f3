import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { MailManager, transports } from '@adonisjs/mail'
import { SMTPServer } from 'smtp-server'
import { DriverFailure } from '#drivers/driver_failure'
import LocalMail, { refusedAddress, unavailableAddress } from '#drivers/mail/local_mail'
import type { MailSender } from '#drivers/mail/mail_sender'
import SmtpMail from '#drivers/mail/smtp_mail'

interface Bench {
  sender: MailSender
  /** Whether this text arrived at the address. */
  hasArrived(address: string, text: string): Promise<boolean>
  close(): Promise<void>
}

async function localBench(): Promise<Bench> {
  const sender = new LocalMail()
  return {
    sender,
    hasArrived: async (address, text) => JSON.stringify(await sender.sentTo(address)).includes(text),
    close: async () => {},
  }
}

/** A server that speaks SMTP with login; one address is unknown, one is busy. */
async function smtpBench(): Promise<Bench & { port: number }> {
  const arrived: { to: string; content: string }[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authMethods: ['LOGIN', 'PLAIN'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'zhuxue' && password === 'secret' ? done(null, { user: 'zhuxue' }) : done(new Error('wrong login')),
    onRcptTo({ address }, _session, done) {
      if (address === refusedAddress) return done(Object.assign(new Error('unknown'), { responseCode: 550 }))
      if (address === unavailableAddress) return done(Object.assign(new Error('busy'), { responseCode: 450 }))
      done()
    },
    async onData(stream, session, done) {
      const parts = await Array.fromAsync(stream)
      arrived.push({ to: session.envelope.rcptTo[0].address, content: Buffer.concat(parts).toString() })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const auth = { type: 'login' as const, user: 'zhuxue', pass: 'secret' }
  const smtpServer = { host: '127.0.0.1', port, ignoreTLS: true, auth }
  const smtp = await transports.smtp(smtpServer).resolver(app)
  const from = { address: 'no-reply@example.com', name: '筑学' }
  const manager = new MailManager(await app.container.make('emitter'), { default: 'smtp', from, mailers: { smtp } })
  return {
    port,
    sender: new SmtpMail(manager.use('smtp'), smtpServer),
    hasArrived: async (address, text) => arrived.some(({ to, content }) => to === address && content.includes(text)),
    async close() {
      await manager.closeAll()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const mailTo = (to: string) => ({ to, subject: '电子发票', text: 'text of the mail', attachments: [] })

for (const [name, open] of Object.entries({ local: localBench, smtp: smtpBench })) {
  test.group(`Mail: ${name}`, () => {
    test('a mail arrives with its file', async ({ assert, cleanup }) => {
      const bench = await open()
      cleanup(bench.close)
      const attachments = [{ name: 'invoice.pdf', content: Buffer.from('%PDF-1.7') }]
      await bench.sender.send({ ...mailTo('one@example.com'), attachments })
      assert.isTrue(await bench.hasArrived('one@example.com', 'text of the mail'))
      assert.isTrue(await bench.hasArrived('one@example.com', 'invoice.pdf'))
    })

    test('a rejected address is final, an unavailable server is not', async ({ assert, cleanup }) => {
      const bench = await open()
      cleanup(bench.close)
      const failureOf = (address: string) => bench.sender.send(mailTo(address)).catch((error: DriverFailure) => error)
      const [refused, unavailable] = [await failureOf(refusedAddress), await failureOf(unavailableAddress)]
      assert.instanceOf(refused, DriverFailure)
      assert.instanceOf(unavailable, DriverFailure)
      assert.deepEqual([refused?.rejectCode, unavailable?.rejectCode], ['550', null])
    })
  })
}

test.group('Mail: first contact', () => {
  const wrong = { type: 'login' as const, user: 'zhuxue', pass: 'other' }

  test('the probe signs in and sends nothing', async ({ assert, cleanup }) => {
    const bench = await smtpBench()
    cleanup(bench.close)
    assert.include(await bench.sender.probe(), { answer: 'signed in, nothing sent', fault: null })
  })

  test('a wrong login, a missing server and missing TLS are reported', async ({ assert, cleanup }) => {
    const bench = await smtpBench()
    cleanup(bench.close)
    const server = { host: '127.0.0.1', port: bench.port, ignoreTLS: true }
    const adviceFor = async (options: object) => (await new SmtpMail(undefined, options).probe()).fault?.advice
    assert.include(await adviceFor({ ...server, auth: wrong }), 'SMTP_PASSWORD')
    assert.include(await adviceFor({ ...server, ignoreTLS: false, requireTLS: true }), 'TLS')
    assert.include(await adviceFor({ ...server, port: 1 }), 'SMTP_HOST')
  })
})
