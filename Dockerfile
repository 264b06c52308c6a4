# Builds with everything, serves with what serving needs. See docs/operate.md.
FROM node:26-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/build/build.ts
# The image brings its own Node.js, nothing is built from here on, and what only browsers run is in the built files.
RUN npm uninstall --no-save --omit=dev --no-audit --no-fund node vite @vitejs/plugin-react @resvg/resvg-js \
  @atlaskit/pragmatic-drag-and-drop @mantine/charts @mantine/core @mantine/hooks @mantine/notifications \
  framer-motion lucide-react swiper web-vitals
# What renders the pages still finds all its packages.
RUN node -e "import('./dist/server/entry-server.js')"

FROM node:26-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DRAIN_SECONDS=5
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/catalogue catalogue
COPY --from=build /shop/server server
COPY --from=build /shop/knowledge knowledge
COPY --from=build /shop/src src
COPY --from=build /shop/dist dist
RUN install -d -o node -g node data node_modules/.cache
USER node
VOLUME /shop/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.mjs"]
