import { test } from '@japa/runner'
import { failureOf } from '#core/http/outages'

const numbered = (errno: number, code = '', message = '') => Object.assign(new Error(message), { errno, code })
const coded = (code: string) => Object.assign(new Error('driver error'), { code })

/** Errors as mysql2 creates them. */
const outages: [string, Error][] = [
  ['1180', numbered(1180, 'ER_ERROR_DURING_COMMIT', 'Got error 5 during COMMIT')],
  ['1213', numbered(1213, 'ER_LOCK_DEADLOCK')],
  ['1290', numbered(1290, 'ER_OPTION_PREVENTS_STATEMENT')],
  ['1792', numbered(1792, 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION')],
  ['1836', numbered(1836, 'ER_READ_ONLY_MODE')],
  ['3100', numbered(3100, 'ER_RUN_HOOK_ERROR')],
  ['3101', numbered(3101, 'ER_TRANSACTION_ROLLBACK_DURING_COMMIT')],
  ['1047', numbered(1047, 'ER_UNKNOWN_COM_ERROR')],
  ['1053', numbered(1053, 'ER_SERVER_SHUTDOWN')],
  ['1927', numbered(1927)],
  ['3032', numbered(3032, 'ER_SERVER_OFFLINE_MODE')],
  ['3797', numbered(3797, 'ER_GRP_TRX_CONSISTENCY_BEFORE')],
  ['4031', numbered(4031, 'ER_CLIENT_INTERACTION_TIMEOUT')],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    'PROTOCOL_CONNECTION_LOST',
    'PROTOCOL_SEQUENCE_TIMEOUT',
    'ER_CON_COUNT_ERROR',
    'ER_TOO_MANY_USER_CONNECTIONS',
    'ER_LOCK_WAIT_TIMEOUT',
    'ER_STATEMENT_TIMEOUT',
    'ER_QUERY_TIMEOUT',
    'ER_QUERY_INTERRUPTED',
  ].map((code): [string, Error] => [code, coded(code)]),
  ['a broken transaction', new Error('Transaction query already complete, run with DEBUG')],
  ['a closed connection', new Error("Can't add new command when connection is in closed state")],
]

test.group('Database errors', (group) => {
  group.tap((test) => test.tags(['@engine']))
  test('an outage answers 503: {0}')
    .with(outages)
    .run(({ assert }, [, error]) => assert.equal(failureOf(error), 503))

  test('a SQL error is not an outage', ({ assert }) => {
    for (const error of [numbered(1064, 'ER_PARSE_ERROR'), numbered(1062, 'ER_DUP_ENTRY'), null])
      assert.isNull(failureOf(error))
  })
})
