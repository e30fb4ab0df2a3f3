# The two images of docker-compose.yml: `app` (API, worker, shop, migrations) and `front` (Caddy with the board's files).
# Nothing of the machine that builds gets in but what .dockerignore names.
ARG NODE=node:26-bookworm-slim

FROM ${NODE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY database/package.json database/
COPY storefront/package.json storefront/
COPY backoffice/package.json backoffice/
COPY tools/package.json tools/

# Builds shop and board and compiles the API; stays behind with all that only building needs.
FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# What runs: neither TypeScript, the board nor a development dependency, nor the Node that npm brings for machines without one.
FROM manifests AS production
RUN npm ci --omit=dev --workspace=api --workspace=database --workspace=storefront

# Clients of the same release as the server in docker-compose.yml, for `ace backup` and `ace restore`.
FROM mysql:9.7 AS mysql

# The code belongs to root and the process is somebody else, so that it cannot change what it runs.
FROM ${NODE} AS app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# One heap for all threads, as scripts/toolbox.mjs sets it: docs/performance.md, memory of pictures.
ENV MALLOC_ARENA_MAX=1
# Started once, so that a missing library ends the build and not a backup.
RUN apt-get update && apt-get install -y --no-install-recommends libssl3 && rm -rf /var/lib/apt/lists/*
COPY --from=mysql /usr/bin/mysql /usr/bin/mysqldump /usr/local/bin/
RUN mysql --version && mysqldump --version
COPY --from=production /app /app
COPY --from=build /app/dist /app/dist
COPY --from=build /app/storefront/dist /app/storefront/dist
# What is read and not imported (api/app/core/project_root.ts).
COPY api/data /app/api/data
COPY api/.adonisjs/server/responses.json /app/api/.adonisjs/server/
COPY database/demo/media /app/database/demo/media
RUN mkdir -m 700 /data && chown node:node /data
WORKDIR /app/dist/api
USER node
CMD ["node", "--enable-source-maps", "--stack-trace-limit=25", "--max-semi-space-size=16", "bin/server.js"]

FROM caddy:2 AS front
# A copy has no file capability: it would need what `cap_drop` takes, and port 80 needs none in a container.
RUN cp /usr/bin/caddy /usr/bin/caddy.plain && mv /usr/bin/caddy.plain /usr/bin/caddy \
  && chown -R 1000:1000 /data /config
COPY --from=build /app/backoffice/dist /srv/board
USER 1000:1000
