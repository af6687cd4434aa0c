# The server with the page: small, not root, one volume for the database.
#   docker build -t tafelrunde . && docker run -p 8080:8080 -v tafelrunde:/data tafelrunde

FROM node:22-bookworm-slim AS build
WORKDIR /app
# What builds better-sqlite3 where there is no ready-made one.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
# Only what runs stays: no tools, no sources, no tests, no pictures.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf .git .github docs/screenshots apps/web/src apps/web/browser apps/*/test packages/*/test .cache

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 TAFELRUNDE_DATA=/data
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# One process, so that it hears when it is asked to stop.
CMD ["node", "apps/server/dist/main.js"]
