/** Of the connection in config/database.ts; there is none without DB_REPLICA_HOST. */
export const replicaName = 'replica'
