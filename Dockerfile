# The two images of docker-compose.yml: `app` (API, worker, storefront, migrations) and `front` (Caddy with the admin's files).
# The build context only contains the files listed in .dockerignore.
ARG NODE=node:26-bookworm-slim

FROM ${NODE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY database/package.json database/
COPY storefront/package.json storefront/
COPY backoffice/package.json backoffice/
COPY tools/package.json tools/

# Builds storefront and admin and compiles the API; build tools stay in this stage.
FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# The product without TypeScript, the admin, development dependencies, and the Node that npm installs for older machines.
FROM manifests AS production
RUN npm ci --omit=dev --workspace=api --workspace=database --workspace=storefront

# Clients of the server's release in docker-compose.yml, for `ace backup` and `ace restore`.
FROM mysql:9.7 AS mysql

# The code belongs to root and the process runs as another user, so that it cannot change its code.
FROM ${NODE} AS app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# One heap for all threads, as scripts/toolbox.mjs sets it: docs/performance.md, memory of pictures.
ENV MALLOC_ARENA_MAX=1
# Run once, so that a missing library fails the build instead of a backup.
RUN apt-get update && apt-get install -y --no-install-recommends libssl3 && rm -rf /var/lib/apt/lists/*
COPY --from=mysql /usr/bin/mysql /usr/bin/mysqldump /usr/local/bin/
RUN mysql --version && mysqldump --version
COPY --from=production /app /app
COPY --from=build /app/dist /app/dist
COPY --from=build /app/storefront/dist /app/storefront/dist
# Files that are read and not imported (api/app/core/project_root.ts).
COPY api/data /app/api/data
COPY api/.adonisjs/server/responses.json /app/api/.adonisjs/server/
COPY database/demo/media /app/database/demo/media
RUN mkdir -m 700 /data && chown node:node /data
WORKDIR /app/dist/api
USER node
CMD ["node", "--enable-source-maps", "--stack-trace-limit=25", "--max-semi-space-size=16", "bin/server.js"]

FROM caddy:2 AS front
# A copy without file capabilities: `cap_drop` would prevent its start, and port 80 needs none in a container.
RUN cp /usr/bin/caddy /usr/bin/caddy.plain && mv /usr/bin/caddy.plain /usr/bin/caddy \
  && chown -R 1000:1000 /data /config
COPY --from=build /app/backoffice/dist /srv/board
USER 1000:1000
