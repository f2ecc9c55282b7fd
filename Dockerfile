# docker build --build-arg VITE_SITE_URL=https://www.example.com -t site .
# docker run --read-only --tmpfs /tmp -v site-data:/data -p 127.0.0.1:4321:8080 --env-file .env site
# The Node that package.json pins; the digest is the one that docker-library/repo-info lists for this tag.
ARG NODE_IMAGE=node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What the browser may know is written into the pages.
ARG VITE_SITE_URL VITE_BOOKING_URL VITE_GA_MEASUREMENT_ID
ARG VITE_EMAILJS_PUBLIC_KEY VITE_EMAILJS_SERVICE_ID VITE_EMAILJS_TEMPLATE_ID VITE_EMAILJS_CONSULTATION_TEMPLATE_ID
ARG VITE_CONTENTFUL_SPACE_ID VITE_CONTENTFUL_ACCESS_TOKEN VITE_CONTENTFUL_ENVIRONMENT
RUN node scripts/build.ts

FROM ${NODE_IMAGE} AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM ${NODE_IMAGE}
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
COPY --from=packages /site/node_modules node_modules
COPY package.json ./
COPY contracts contracts
COPY demo/site.config.ts demo/
COPY demo/content demo/content
COPY design design
COPY roots roots
COPY service service
COPY scripts scripts
COPY --from=build /site/demo/dist demo/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Enquiries and bookings: docker exec CONTAINER node scripts/backup.ts /data/backups/NAME
CMD ["node", "service/main.ts"]
