/** Name of the connection in config/database.ts; it exists only with DB_REPLICA_HOST. */
export const replicaName = 'replica'
