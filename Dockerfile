# docker build -t data-analyst-site .
# docker run --read-only --tmpfs /tmp -v my-site:/storage -p 127.0.0.1:80:80 data-analyst-site
# The image holds the product alone. The owner's folder is /storage/site, and its settings are read at each start.
# The Node that package.json pins; the digest is the one that docker-library/repo-info lists for this tag.
ARG NODE_IMAGE=node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
FROM ${NODE_IMAGE} AS product
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY . /source
RUN cd /source && npm pack --silent --pack-destination /tmp \
  && mkdir /app/node_modules/data-analyst-site \
  && tar -xzf /tmp/*.tgz -C /app/node_modules/data-analyst-site --strip-components=1

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=80 DATA_DIR=/storage/data
COPY --from=product /app/node_modules /app/node_modules
COPY deploy/hooks /hooks
RUN ln -s /app/node_modules/data-analyst-site/bin/data-analyst-site.mjs /usr/local/bin/data-analyst-site \
  && mkdir -p /storage/site && chown -R node:node /storage
USER node
WORKDIR /storage/site
VOLUME /storage
EXPOSE 80
# The first start builds the site before it answers.
HEALTHCHECK --interval=30s --timeout=5s --start-period=300s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/up`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# docker exec CONTAINER data-analyst-site doctor; docker kill --signal=HUP CONTAINER builds what changed at once
CMD ["data-analyst-site", "host"]
