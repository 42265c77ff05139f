# syntax=docker/dockerfile:1
# The app behind nginx, which passes /backApi/ on. How to build and run it: docs/operating.md.

# The image of the build before this one, whose assets stay: pages that are open keep working. Without it: none but its own.
ARG PREVIOUS=build

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Those of the README; what is not given keeps its default.
ARG VITE_API_HOST
ARG VITE_API_BASE
ARG VITE_AUTH_PREFIX
ARG VITE_MAP_KEY
ARG VITE_IDLE_MINUTES
ARG VITE_DEFAULT_LANGUAGE
ARG VITE_PROVIDER
ARG BASE=/
RUN npm run build -- --base "$BASE" --outDir /usr/share/nginx/html
# Where calls go is known when the container starts.
RUN npm run nginx -- --dist /usr/share/nginx/html --upstream '${API_UPSTREAM}' --out /site.conf

FROM ${PREVIOUS} AS previous

FROM nginxinc/nginx-unprivileged:1.29.4-alpine
# The upstream of calls. It is set when the container starts; without it nginx refuses to start.
ENV NGINX_ENVSUBST_FILTER='^API_UPSTREAM$'
COPY --from=previous /usr/share/nginx/html/assets /usr/share/nginx/html/assets
COPY --from=build /usr/share/nginx/html /usr/share/nginx/html
COPY --from=build /site.conf /etc/nginx/templates/default.conf.template
COPY delivery/nginx/check-upstream.sh /docker-entrypoint.d/15-check-upstream.sh
EXPOSE 8080
HEALTHCHECK CMD wget -q -O /dev/null http://127.0.0.1:8080/healthz
